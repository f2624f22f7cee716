import type { Screen } from './screen.ts';

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
  /** What is new, cheaper, free and gone; followed by the slug of a category for its page. */
  publicNews: '/news',
  publicCompare: '/compare',
  publicLists: '/lists',
  /** From a goal to a route of courses; the wish is in the query. */
  publicRoute: '/route',
  publicPlan: '/plan',
  /** A shared list; its whole content is in the fragment. */
  sharedList: '/list',
  /** A shared list in a frame of another site: its list is in the fragment (docs/embedding.md). */
  embedList: '/embed/list',
  /** A route in a frame of another site: its wish is in the query, its courses are in the fragment. */
  embedRoute: '/embed/route',
  /** A list with votes on its courses; all of it is in the fragment, votes included. */
  poll: '/letter',
  /** The target of the share sheet and the bookmarklet; the course is in the query or the fragment. */
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
  route: '/dashboard/route',
  cart: '/dashboard/cart',
  checkout: '/dashboard/cart/checkout',
  /** The changes of the user's courses since the last visit. */
  changed: '/dashboard/changed',
  news: '/dashboard/news',
  compare: '/dashboard/compare',
  /** Followed by the name of a post for its page. */
  blog: '/blog',
  blogFeed: '/blog/feed.xml',
  contact: '/contact',
  /** For teachers and other sites; courses are proposed there. */
  teach: '/teach',
  docs: '/docs',
  about: '/about',
  legal: '/legal',
  product: '/product',
} as const;

/** The id of the newsletter box on the landing page. */
export const newsletterId = 'newsletter';

/** What screens outside the shells have in common. */
const alone = { dashboard: [], isInPublicShell: false, preloads: 'nothing', chunk: null } as const;
/** What screens that ask the catalogue have in common. */
const ofCourses = { isInPublicShell: true, preloads: 'catalogue', chunk: null } as const;
/** What screens of what the reader keeps have in common. */
const ofKept = { isInPublicShell: true, preloads: 'code', chunk: null } as const;

/** The screen `cart` is `cart.route.tsx` in the folder of its feature. */
export const screens = {
  landing: { ...alone, public: [paths.landing], texts: ['courses', 'landing'], title: null },
  login: {
    ...alone,
    public: [paths.login],
    texts: ['entrance'],
    title: 'login.title',
    chunk: 'forms',
  },
  signup: {
    ...alone,
    public: [paths.signup],
    texts: ['entrance'],
    title: 'signup.title',
    chunk: 'forms',
  },
  forgot: { ...alone, public: [paths.forgot], texts: ['entrance'], title: 'forgot.title' },
  accountAction: { ...alone, public: [paths.accountAction], texts: ['entrance'], title: null },
  googleReturn: {
    ...alone,
    public: [paths.googleReturn],
    texts: ['entrance'],
    title: 'google.return',
  },
  blog: { ...alone, public: [paths.blog], texts: [], title: 'nav.blog' },
  post: { ...alone, public: [`${paths.blog}/:slug`], texts: ['courses'], title: null },
  article: {
    ...alone,
    public: [paths.about, paths.contact, paths.docs, paths.legal, paths.product],
    texts: [],
    title: null,
  },
  teach: { ...alone, public: [paths.teach], texts: ['teach'], title: null },
  catalogue: {
    ...ofCourses,
    public: [paths.courses, `${paths.courses}/:category/:subject?`],
    dashboard: [paths.home, `${paths.categories}/:category/:subject?`],
    texts: ['courses'],
    title: null,
    chunk: 'courses',
  },
  categories: {
    ...ofCourses,
    public: [paths.publicCategories],
    dashboard: [paths.categories],
    texts: ['courses'],
    title: 'nav.categories',
  },
  course: {
    ...ofCourses,
    public: [`${paths.publicCourse}/:id/:slug?`],
    dashboard: [`${paths.course}/:id/:slug?`],
    texts: ['courses'],
    title: null,
  },
  cart: {
    ...ofKept,
    public: [paths.publicCart],
    dashboard: [paths.cart],
    texts: ['courses', 'buying'],
    title: 'cart.title',
  },
  checkout: {
    ...ofKept,
    public: [paths.publicCheckout],
    dashboard: [paths.checkout],
    texts: ['courses', 'buying'],
    title: 'checkout.title',
  },
  add: {
    ...ofKept,
    public: [paths.add],
    dashboard: [paths.addOwn],
    texts: ['courses'],
    title: 'add.screen',
  },
  changed: {
    ...ofCourses,
    public: [paths.publicChanged],
    dashboard: [paths.changed],
    texts: ['courses'],
    title: 'changes.title',
  },
  news: {
    ...ofCourses,
    public: [paths.publicNews, `${paths.publicNews}/:category`],
    dashboard: [paths.news, `${paths.news}/:category`],
    texts: ['courses', 'news'],
    title: null,
  },
  compare: {
    ...ofCourses,
    public: [paths.publicCompare],
    dashboard: [paths.compare],
    texts: ['courses'],
    title: 'compare.title',
  },
  lists: {
    ...ofKept,
    public: [paths.publicLists],
    dashboard: [paths.lists],
    texts: ['courses', 'shared'],
    title: 'nav.lists',
  },
  sharedList: {
    ...ofCourses,
    public: [paths.sharedList],
    dashboard: [],
    texts: ['courses', 'shared'],
    title: null,
  },
  poll: {
    ...ofCourses,
    public: [paths.poll],
    dashboard: [],
    texts: ['courses', 'shared'],
    title: null,
  },
  route: {
    ...ofCourses,
    public: [paths.publicRoute],
    dashboard: [paths.route],
    texts: ['courses', 'buying', 'plan', 'route'],
    title: 'nav.route',
  },
  plan: {
    ...ofCourses,
    public: [paths.publicPlan],
    dashboard: [paths.plan],
    texts: ['courses', 'buying', 'plan'],
    title: 'plan.title',
  },
  myCourses: {
    ...ofKept,
    public: [],
    dashboard: [paths.myCourses],
    isInPublicShell: false,
    texts: ['courses', 'history'],
    title: 'nav.myCourses',
  },
  profile: {
    ...ofKept,
    public: [],
    dashboard: [paths.profile],
    isInPublicShell: false,
    texts: ['courses', 'entrance', 'profile', 'shared'],
    title: 'profile.title',
  },
} as const satisfies Readonly<Record<string, Screen>>;

/** What several screens stand in. */
export const layouts = {
  publicShell: { texts: ['courses'], chunk: 'shell' },
  dashboard: { texts: ['courses', 'shared'], chunk: 'shell' },
} as const satisfies Readonly<Record<string, Pick<Screen, 'texts' | 'chunk'>>>;

export type ScreenName = keyof typeof screens;
export type LayoutName = keyof typeof layouts;

/** The screens with their names, which `Object.entries` forgets. */
export const allScreens = Object.entries(screens) as readonly (readonly [ScreenName, Screen])[];
