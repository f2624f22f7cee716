/** Every address of the product, once. */
export const paths = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  authSignUp: '/auth/sign-up',
  forgot: '/forgot',
  /** Where the links of the provider's mails lead (docs/deployment.md). */
  accountAction: '/account/action',
  /** Where Google's window comes back to (docs/deployment.md). */
  googleReturn: '/account/google',
  dashboard: '/dashboard',
  home: '/dashboard/home',
  /** Followed by the slug of a category, its own page. */
  categories: '/dashboard/categories',
  profile: '/dashboard/profile',
  cart: '/dashboard/cart',
  checkout: '/dashboard/cart/checkout',
  blog: '/blog',
  contact: '/contact',
  docs: '/docs',
  about: '/about',
  legal: '/legal',
  product: '/product',
} as const;

/** Where the landing page keeps its newsletter box. */
export const newsletterId = 'newsletter';
