import { firstCategory } from '@aulario/course-data';
import { isQuickViewChange } from '@aulario/course-view/addresses/quickView.ts';
import { whenIdle } from '@aulario/frame/async/whenIdle.ts';
import type { Texts } from '@aulario/frame/language/loadTexts.ts';
import { inLanguage, languageOfPath } from '@aulario/frame/navigation/languageAddress.ts';
import { notFound } from '@aulario/frame/navigation/notFound.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import {
  dashboardShell,
  publicShell,
  type ShellPaths,
} from '@aulario/frame/navigation/shellPaths.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import { createOverviewLoader } from '@aulario/screens/catalogue/browse/overviewLoader.ts';
import { createCatalogueLoader } from '@aulario/screens/catalogue/catalogueLoader.ts';
import { createCourseLoader } from '@aulario/screens/catalogue/coursePage/courseLoader.ts';
import { Component as RootError } from '@aulario/screens/errors/rootError.route.tsx';
import { createLandingLoader } from '@aulario/screens/landing/landingLoader.ts';
import { Component as RootLayout } from '@aulario/screens/site/rootLayout.route.tsx';
import { Component as Waiting } from '@aulario/screens/site/waiting.route.tsx';
import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { createScreenLoader, type ScreenLoader } from './screenLoader.ts';

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
      lazy: screen('landing', () => import('@aulario/screens/landing/landing.route.tsx')),
    },
    {
      path: inBoth(paths.login),
      lazy: screen('login', () => import('@aulario/screens/entrance/login.route.tsx')),
    },
    {
      path: inBoth(paths.signup),
      lazy: screen('signup', () => import('@aulario/screens/entrance/signup.route.tsx')),
    },
    {
      path: inBoth(paths.forgot),
      lazy: screen('forgot', () => import('@aulario/screens/recovery/forgot.route.tsx')),
    },
    {
      path: paths.accountAction,
      lazy: screen(
        'accountAction',
        () => import('@aulario/screens/recovery/accountAction.route.tsx'),
      ),
    },
    {
      path: paths.googleReturn,
      lazy: screen('googleReturn', () => import('@aulario/screens/google/googleReturn.route.tsx')),
    },
    { path: inBoth(paths.authSignUp), loader: redirectTo(paths.signup), element: null },
    { path: inBoth(paths.publicPlan), loader: redirectTo(paths.plan), element: null },
    {
      path: inBoth(paths.blog),
      lazy: screen('blog', () => import('@aulario/screens/articles/blog.route.tsx')),
    },
    ...articlePaths.map((path) => ({
      path: inBoth(path),
      lazy: screen('article', () => import('@aulario/screens/articles/article.route.tsx')),
    })),
    {
      lazy: screen('publicShell', () => import('@aulario/screens/site/publicShell.route.tsx')),
      children: [
        ...shellRoutes(services, publicShell, screen),
        {
          path: inBoth(paths.sharedList),
          lazy: screen('sharedList', () => import('@aulario/screens/lists/sharedList.route.tsx')),
        },
        {
          path: inBoth(paths.receive),
          lazy: screen('receive', () => import('@aulario/screens/accountData/receive.route.tsx')),
        },
        {
          path: inBoth(paths.poll),
          lazy: screen('poll', () => import('@aulario/screens/poll/poll.route.tsx')),
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
    lazy: screen('catalogue', () => import('@aulario/screens/catalogue/catalogue.route.tsx')),
    // The quick view needs no data beyond the list's.
    shouldRevalidate: (change: ShouldRevalidateFunctionArgs) =>
      !isQuickViewChange(change.currentUrl, change.nextUrl) && change.defaultShouldRevalidate,
  };
  return [
    { path: at(shell.catalogue), ...catalogue },
    {
      path: at(shell.categories),
      loader: createOverviewLoader(services),
      lazy: screen('categories', () => import('@aulario/screens/catalogue/categories.route.tsx')),
    },
    { path: at(`${shell.hub}/:category/:subject?`), ...catalogue },
    {
      path: at(`${shell.course}/:id/:slug?`),
      loader: createCourseLoader(services),
      lazy: screen('course', () => import('@aulario/screens/catalogue/course.route.tsx')),
    },
    {
      path: at(shell.cart),
      lazy: screen('cart', () => import('@aulario/screens/cart/cart.route.tsx')),
    },
    {
      path: at(shell.checkout),
      lazy: screen('checkout', () => import('@aulario/screens/checkout/checkout.route.tsx')),
    },
    {
      path: at(shell.add),
      lazy: screen('add', () => import('@aulario/screens/add/add.route.tsx')),
    },
    {
      path: at(shell.changed),
      lazy: screen('changed', () => import('@aulario/screens/changes/changed.route.tsx')),
    },
    {
      path: at(shell.compare),
      lazy: screen('compare', () => import('@aulario/screens/compare/compare.route.tsx')),
    },
    {
      path: at(shell.lists),
      lazy: screen('lists', () => import('@aulario/screens/lists/lists.route.tsx')),
    },
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
        whenIdle(() => import('@aulario/screens/entrance/login.route.tsx').catch(() => undefined));
      });
      return import('@aulario/screens/dashboard/dashboard.route.tsx');
    }),
    children: [
      {
        lazy: {
          ErrorBoundary: async () =>
            (await import('@aulario/screens/dashboard/dashboardError.route.tsx')).Component,
        },
        children: [
          { index: true, loader: redirectTo(paths.home), element: null },
          ...shellRoutes(services, dashboardShell, screen),
          {
            path: paths.plan,
            lazy: screen('plan', () => import('@aulario/screens/plan/plan.route.tsx')),
          },
          {
            path: paths.myCourses,
            lazy: screen('myCourses', () => import('@aulario/screens/lists/myCourses.route.tsx')),
          },
          {
            path: paths.profile,
            lazy: screen('profile', () => import('@aulario/screens/profile/profile.route.tsx')),
          },
          { path: '*', loader: notFound, element: null },
        ],
      },
    ],
  };
}
