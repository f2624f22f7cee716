/** All addresses of the product. */
export const paths = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  authSignUp: '/auth/sign-up',
  forgot: '/forgot',
  /** The target of links in the provider's mails (docs/deployment.md). */
  accountAction: '/account/action',
  /** The redirect target of Google's window (docs/deployment.md). */
  googleReturn: '/account/google',
  /** The public catalogue; followed by the slugs of a category and a subject for their pages. */
  courses: '/courses',
  publicCategories: '/categories',
  /** Followed by the id and the slug of a course. */
  publicCourse: '/course',
  publicCart: '/cart',
  publicCheckout: '/cart/checkout',
  publicChanged: '/changed',
  publicCompare: '/compare',
  publicLists: '/lists',
  /** Only users have a plan, so it redirects to theirs. */
  publicPlan: '/plan',
  /** A shared list; its whole content is in the fragment. */
  sharedList: '/list',
  /** A list with votes on its courses; all of it is in the fragment, votes included. */
  poll: '/letter',
  /** What another device hands over; all of it is in the fragment. */
  receive: '/receive',
  /**
   * The target of the share sheet and the bookmarklet; the course is in the query or the fragment.
   */
  add: '/add',
  addOwn: '/dashboard/add',
  dashboard: '/dashboard',
  home: '/dashboard/home',
  /** Followed by the slug of a category for its page. */
  categories: '/dashboard/categories',
  course: '/dashboard/course',
  profile: '/dashboard/profile',
  lists: '/dashboard/lists',
  myCourses: '/dashboard/mine',
  plan: '/dashboard/plan',
  cart: '/dashboard/cart',
  checkout: '/dashboard/cart/checkout',
  /** The changes of the user's courses since the last visit. */
  changed: '/dashboard/changed',
  compare: '/dashboard/compare',
  /** Followed by the name of a post for its page. */
  blog: '/blog',
  blogFeed: '/blog/feed.xml',
  contact: '/contact',
  docs: '/docs',
  about: '/about',
  legal: '/legal',
  product: '/product',
} as const;

/** The id of the newsletter box on the landing page. */
export const newsletterId = 'newsletter';
