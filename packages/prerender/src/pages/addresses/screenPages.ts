import type { MessageId } from '@aulario/frame/language/messages.ts';
import { allScreens, type ScreenName } from '@aulario/frame/navigation/paths.ts';

/** Pages of one kind share one style. A hub is the page of a category or a subject. */
export type PageKind =
  | 'landing'
  | 'entrance'
  | 'article'
  | 'teach'
  | 'catalogue'
  | 'categories'
  | 'hub'
  | 'news'
  | 'course';

/** A page that is written with what the screen shows. */
export interface ScreenPage {
  readonly kind: PageKind;
  /** Whether the application loads when the browser is idle, not only on the first interaction. */
  readonly comesWhenIdle: boolean;
  /** Whether it contains courses, which the page then carries as data for the application. */
  readonly hasCourses: boolean;
  /** Whether the query string changes the content. */
  readonly isSearched: boolean;
  /** For its fixed address; null where the screen or its course has one. */
  readonly description: MessageId | null;
}

/**
 * A screen whose content is in the link itself, so that no page can be rendered for it: it has a page
 * only for what previews of links show.
 */
export interface LinkPage {
  readonly kind: 'link';
  readonly title: MessageId;
  readonly description: MessageId;
}

const article: ScreenPage = {
  kind: 'article',
  comesWhenIdle: false,
  hasCourses: false,
  isSearched: false,
  description: null,
};
const entrance = { ...article, kind: 'entrance', comesWhenIdle: true } as const;
const course = { ...article, kind: 'course', comesWhenIdle: true, hasCourses: true } as const;

/** The page that the build writes for each screen; null for a screen that differs by visitor. */
export const screenPages: Readonly<Record<ScreenName, ScreenPage | LinkPage | null>> = {
  landing: { ...article, kind: 'landing', hasCourses: true, description: 'page.landing' },
  login: { ...entrance, description: 'page.login' },
  signup: { ...entrance, description: 'page.signup' },
  forgot: { ...entrance, description: 'page.forgot' },
  accountAction: null,
  googleReturn: null,
  blog: article,
  post: { ...article, hasCourses: true },
  article,
  teach: { ...article, kind: 'teach', comesWhenIdle: true },
  catalogue: { ...course, kind: 'catalogue', isSearched: true, description: 'page.catalogue' },
  categories: { ...course, kind: 'categories', description: 'page.categories' },
  course,
  cart: null,
  checkout: null,
  add: null,
  changed: null,
  news: { ...course, kind: 'news', description: 'page.news' },
  compare: { kind: 'link', title: 'page.compare', description: 'page.compareText' },
  lists: null,
  sharedList: { kind: 'link', title: 'page.list', description: 'page.listText' },
  poll: { kind: 'link', title: 'page.poll', description: 'page.pollText' },
  route: { kind: 'link', title: 'page.route', description: 'page.routeText' },
  plan: null,
  myCourses: null,
  profile: null,
};

/** Every fixed address of a screen that has a page. */
export const addressedPages = allScreens.flatMap(([screen, { public: patterns }]) => {
  const page = screenPages[screen];
  const paths = patterns.filter((pattern) => !pattern.includes(':'));
  return page === null ? [] : paths.map((path) => ({ path, screen, page }));
});

export const isLink = (page: ScreenPage | LinkPage): page is LinkPage => page.kind === 'link';

/** Returns the page of a screen that has pages with what it shows. */
export function pageOf(screen: ScreenName): ScreenPage {
  const page = screenPages[screen];
  if (page === null || isLink(page)) throw new Error(`No page is rendered for ${screen}.`);
  return page;
}

/** Whether a screen's pages name files of the catalogue, which are others in every build. */
export const isSearched = (screen: ScreenName): boolean => pageOf(screen).isSearched;
