import { firstCategory } from '@aulario/course-data';
import { isQuickViewChange } from '@aulario/course-view/addresses/quickView.ts';
import { whenIdle } from '@aulario/frame/async/whenIdle.ts';
import type { Language } from '@aulario/frame/language/language.ts';
import type { LayoutName, ScreenName } from '@aulario/frame/navigation/paths.ts';
import { publicShell, type ShellPaths } from '@aulario/frame/navigation/shellPaths.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import { createOverviewLoader } from '@aulario/screens/catalogue/browse/overviewLoader.ts';
import { createCatalogueLoader } from '@aulario/screens/catalogue/catalogueLoader.ts';
import { createCourseLoader } from '@aulario/screens/catalogue/coursePage/courseLoader.ts';
import { createLandingLoader } from '@aulario/screens/landing/landingLoader.ts';
import { createNewsLoader } from '@aulario/screens/news/newsLoader.ts';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';

/** Loads the code of a screen. */
export type LoadCode = () => Promise<
  Required<Pick<RouteObject, 'Component'>> & Pick<RouteObject, 'loader'>
>;

/** What the table of screens (paths.ts) cannot hold, since the build reads that without any code. */
export interface ScreenCode {
  readonly load: LoadCode;
  /** Requests data in parallel with the code; null for a screen that needs none at once. */
  readonly loader: ((shell: ShellPaths) => LoaderFunction) | null;
  /** When data is requested again; by default whenever the address changes. */
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** The code of every screen, which loads with its route. */
export const createScreenCode = (
  services: Services,
  shownLanguage: () => Language,
): Record<ScreenName, ScreenCode> => ({
  landing: {
    load: () => import('@aulario/screens/landing/landing.route.tsx'),
    loader: () => createLandingLoader(services),
    // The courses are the same in every language.
    shouldRevalidate: () => false,
  },
  login: { load: () => import('@aulario/screens/entrance/login.route.tsx'), loader: null },
  signup: { load: () => import('@aulario/screens/entrance/signup.route.tsx'), loader: null },
  forgot: { load: () => import('@aulario/screens/recovery/forgot.route.tsx'), loader: null },
  accountAction: {
    load: () => import('@aulario/screens/recovery/accountAction.route.tsx'),
    loader: null,
  },
  googleReturn: {
    load: () => import('@aulario/screens/google/googleReturn.route.tsx'),
    loader: null,
  },
  blog: { load: () => import('@aulario/screens/articles/blog.route.tsx'), loader: null },
  post: {
    // Its data after its code, as an article's: the list of all articles would be in every visitor's entry.
    load: async () => (await import('@aulario/screens/articles/post.route.tsx')).post(services),
    loader: null,
  },
  article: { load: () => import('@aulario/screens/articles/article.route.tsx'), loader: null },
  teach: { load: () => import('@aulario/screens/teach/teach.route.tsx'), loader: null },
  catalogue: {
    load: () => import('@aulario/screens/catalogue/catalogue.route.tsx'),
    // The specification's list is for users; visitors see courses of every category.
    loader: (shell) =>
      createCatalogueLoader(services, shell === publicShell ? null : firstCategory, shownLanguage),
    // The quick view needs no data beyond the list's.
    shouldRevalidate: (change) =>
      !isQuickViewChange(change.currentUrl, change.nextUrl) && change.defaultShouldRevalidate,
  },
  categories: {
    load: () => import('@aulario/screens/catalogue/browse/categories.route.tsx'),
    loader: () => createOverviewLoader(services),
  },
  course: {
    load: () => import('@aulario/screens/catalogue/coursePage/course.route.tsx'),
    loader: () => createCourseLoader(services),
  },
  cart: { load: () => import('@aulario/screens/cart/cart.route.tsx'), loader: null },
  checkout: { load: () => import('@aulario/screens/checkout/checkout.route.tsx'), loader: null },
  add: { load: () => import('@aulario/screens/add/add.route.tsx'), loader: null },
  changed: { load: () => import('@aulario/screens/changes/changed.route.tsx'), loader: null },
  news: {
    load: () => import('@aulario/screens/news/news.route.tsx'),
    loader: () => createNewsLoader(services),
  },
  compare: { load: () => import('@aulario/screens/compare/compare.route.tsx'), loader: null },
  lists: { load: () => import('@aulario/screens/lists/lists.route.tsx'), loader: null },
  sharedList: { load: () => import('@aulario/screens/lists/sharedList.route.tsx'), loader: null },
  poll: { load: () => import('@aulario/screens/poll/poll.route.tsx'), loader: null },
  route: { load: () => import('@aulario/screens/route/route.route.tsx'), loader: null },
  plan: { load: () => import('@aulario/screens/plan/plan.route.tsx'), loader: null },
  myCourses: { load: () => import('@aulario/screens/lists/myCourses.route.tsx'), loader: null },
  profile: { load: () => import('@aulario/screens/profile/profile.route.tsx'), loader: null },
});

/** The code of what several screens stand in. */
export const createLayoutCode = (services: Services): Record<LayoutName, LoadCode> => ({
  publicShell: () => import('@aulario/screens/site/publicShell.route.tsx'),
  dashboard() {
    // The account code loads in parallel with the screen's when something subscribes. The login
    // screen is preloaded, since signing out offline needs it.
    const stop = services.auth.subscribe(() => {
      stop();
      // In advance only: the screen itself reports a failure.
      whenIdle(() => import('@aulario/screens/entrance/login.route.tsx').catch(() => undefined));
    });
    return import('@aulario/screens/dashboard/dashboard.route.tsx');
  },
});
