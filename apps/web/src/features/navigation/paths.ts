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
  /** The catalogue that anybody may read; followed by the slugs of a category and a subject, theirs. */
  courses: '/courses',
  publicCategories: '/categories',
  /** Followed by the id and the slug of a course. */
  publicCourse: '/course',
  publicCart: '/cart',
  publicCheckout: '/cart/checkout',
  publicChanged: '/changed',
  publicCompare: '/compare',
  publicLists: '/lists',
  /** A list that somebody shared; all of it is in the fragment. */
  sharedList: '/list',
  /** A list on whose courses people vote; all of it is in the fragment, votes included. */
  letter: '/letter',
  /** What another device hands over; all of it is in the fragment. */
  receive: '/receive',
  /** Where the share sheet and the bookmark hand a course over; what they say is in the query or the fragment. */
  add: '/add',
  addOwn: '/dashboard/add',
  dashboard: '/dashboard',
  home: '/dashboard/home',
  /** Followed by the slug of a category, its own page. */
  categories: '/dashboard/categories',
  course: '/dashboard/course',
  profile: '/dashboard/profile',
  lists: '/dashboard/lists',
  myCourses: '/dashboard/mine',
  plan: '/dashboard/plan',
  cart: '/dashboard/cart',
  checkout: '/dashboard/cart/checkout',
  /** What became of somebody's courses since they last looked. */
  changed: '/dashboard/changed',
  compare: '/dashboard/compare',
  /** Followed by the name of a post, its own page. */
  blog: '/blog',
  blogFeed: '/blog/feed.xml',
  contact: '/contact',
  docs: '/docs',
  about: '/about',
  legal: '/legal',
  product: '/product',
} as const;

/** Where the landing page keeps its newsletter box. */
export const newsletterId = 'newsletter';
