import { firstCategory } from '@aulario/course-data';
import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { createOverviewLoader } from '../features/catalogue/browse/overviewLoader.ts';
import { createCatalogueLoader } from '../features/catalogue/catalogueLoader.ts';
import { createCourseLoader } from '../features/catalogue/coursePage/courseLoader.ts';
import { isQuickViewChange } from '../features/catalogue/quickView.ts';
import { createLandingLoader } from '../features/landing/landingLoader.ts';
import type { Texts } from '../features/language/loadTexts.ts';
import { inLanguage, languageOfPath } from '../features/navigation/languageAddress.ts';
import { notFound } from '../features/navigation/notFound.ts';
import { paths } from '../features/navigation/paths.ts';
import { dashboardShell, publicShell, type ShellPaths } from '../features/navigation/shellPaths.ts';
import type { Services } from '../features/services/Services.tsx';
import { Component as RootError } from '../routes/rootError.tsx';
import { Component as RootLayout } from '../routes/rootLayout.tsx';
import { Component as Waiting } from '../routes/waiting.tsx';
import { createScreenLoader, type ScreenLoader } from './screenLoader.ts';
import { whenIdle } from './whenIdle.ts';

const redirectTo =
  (path: string) =>
  ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    return redirect(inLanguage(path + search, languageOfPath(pathname) ?? 'es'));
  };

/** The route path of a public page, which has an address in each language for the same screen. */
const inBoth = (path: string) => (path === '/' ? '/en?' : `/en?${path}`);

/** Each page renders the content file of its name. */
const articlePaths = [
  paths.about,
  paths.contact,
  paths.docs,
  paths.legal,
  paths.product,
  `${paths.blog}/:slug`,
];

/**
 * Creates the routes. Each screen's code loads with its route, in parallel with the catalogue's
 * data.
 */
export const createRoutes = (services: Services, texts: Texts): RouteObject[] => {
  const screen = createScreenLoader(texts);
  return [
    {
      Component: RootLayout,
      HydrateFallback: Waiting,
      ErrorBoundary: RootError,
      children: [
        {
          ErrorBoundary: RootError,
          children: [...publicRoutes(services, screen), dashboardRoute(services, screen)],
        },
      ],
    },
  ];
};

function publicRoutes(services: Services, screen: ScreenLoader): RouteObject[] {
  return [
    {
      path: inBoth(paths.landing),
      loader: createLandingLoader(services),
      // The courses are the same in both languages.
      shouldRevalidate: () => false,
      lazy: screen('landing', () => import('../routes/landing.tsx')),
    },
    { path: inBoth(paths.login), lazy: screen('login', () => import('../routes/login.tsx')) },
    { path: inBoth(paths.signup), lazy: screen('signup', () => import('../routes/signup.tsx')) },
    { path: inBoth(paths.forgot), lazy: screen('forgot', () => import('../routes/forgot.tsx')) },
    {
      path: paths.accountAction,
      lazy: screen('accountAction', () => import('../routes/accountAction.tsx')),
    },
    {
      path: paths.googleReturn,
      lazy: screen('googleReturn', () => import('../routes/googleReturn.tsx')),
    },
    { path: inBoth(paths.authSignUp), loader: redirectTo(paths.signup), element: null },
    { path: inBoth(paths.publicPlan), loader: redirectTo(paths.plan), element: null },
    { path: inBoth(paths.blog), lazy: screen('blog', () => import('../routes/blog.tsx')) },
    ...articlePaths.map((path) => ({
      path: inBoth(path),
      lazy: screen('article', () => import('../routes/article.tsx')),
    })),
    {
      lazy: screen('publicShell', () => import('../routes/publicShell.tsx')),
      children: [
        ...shellRoutes(services, publicShell, screen),
        {
          path: inBoth(paths.sharedList),
          lazy: screen('sharedList', () => import('../routes/sharedList.tsx')),
        },
        {
          path: inBoth(paths.receive),
          lazy: screen('receive', () => import('../routes/receive.tsx')),
        },
        {
          path: inBoth(paths.poll),
          lazy: screen('poll', () => import('../routes/poll.tsx')),
        },
      ],
    },
    { path: '*', loader: notFound, element: null },
  ];
}

/** The screens that both shells contain. */
function shellRoutes(services: Services, shell: ShellPaths, screen: ScreenLoader): RouteObject[] {
  const at = (path: string) => (shell === publicShell ? inBoth(path) : path);
  const catalogue = {
    // The specification's list is for users; visitors see courses of every category.
    loader: createCatalogueLoader(services, shell === publicShell ? null : firstCategory),
    lazy: screen('catalogue', () => import('../routes/catalogue.tsx')),
    // The quick view needs no data beyond the list's.
    shouldRevalidate: (change: ShouldRevalidateFunctionArgs) =>
      !isQuickViewChange(change.currentUrl, change.nextUrl) && change.defaultShouldRevalidate,
  };
  return [
    { path: at(shell.catalogue), ...catalogue },
    {
      path: at(shell.categories),
      loader: createOverviewLoader(services),
      lazy: screen('categories', () => import('../routes/categories.tsx')),
    },
    { path: at(`${shell.hub}/:category/:subject?`), ...catalogue },
    {
      path: at(`${shell.course}/:id/:slug?`),
      loader: createCourseLoader(services),
      lazy: screen('course', () => import('../routes/course.tsx')),
    },
    { path: at(shell.cart), lazy: screen('cart', () => import('../routes/cart.tsx')) },
    { path: at(shell.checkout), lazy: screen('checkout', () => import('../routes/checkout.tsx')) },
    { path: at(shell.add), lazy: screen('add', () => import('../routes/add.tsx')) },
    { path: at(shell.changed), lazy: screen('changed', () => import('../routes/changed.tsx')) },
    { path: at(shell.compare), lazy: screen('compare', () => import('../routes/compare.tsx')) },
    { path: at(shell.lists), lazy: screen('lists', () => import('../routes/lists.tsx')) },
  ];
}

function dashboardRoute(services: Services, screen: ScreenLoader): RouteObject {
  return {
    path: paths.dashboard,
    lazy: screen('dashboard', () => {
      // The account code loads in parallel with the screen's when something subscribes. The login
      // screen is preloaded, since signing out offline needs it.
      const stop = services.auth.subscribe(() => {
        stop();
        // In advance only: the screen itself reports a failure.
        whenIdle(() => import('../routes/login.tsx').catch(() => undefined));
      });
      return import('../routes/dashboard.tsx');
    }),
    children: [
      {
        lazy: {
          ErrorBoundary: async () => (await import('../routes/dashboardError.tsx')).Component,
        },
        children: [
          { index: true, loader: redirectTo(paths.home), element: null },
          ...shellRoutes(services, dashboardShell, screen),
          { path: paths.plan, lazy: screen('plan', () => import('../routes/plan.tsx')) },
          {
            path: paths.myCourses,
            lazy: screen('myCourses', () => import('../routes/myCourses.tsx')),
          },
          { path: paths.profile, lazy: screen('profile', () => import('../routes/profile.tsx')) },
          { path: '*', loader: notFound, element: null },
        ],
      },
    ],
  };
}
