import { firstCategory } from '@aulario/course-data';
import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { createGraceDelay } from '../features/catalogue/asyncResult.ts';
import { createOverviewLoader } from '../features/catalogue/browse/overviewLoader.ts';
import { createCatalogueLoader } from '../features/catalogue/catalogueLoader.ts';
import { createCourseLoader } from '../features/catalogue/course/courseLoader.ts';
import { isQuickViewChange } from '../features/catalogue/quickView.ts';
import { ChunkLoadError } from '../features/errors/ChunkLoadError.ts';
import { recoveryUnderWay } from '../features/errors/recoverFromFailedChunks.ts';
import { createLandingLoader } from '../features/landing/landingLoader.ts';
import { inLanguage, languageOfPath } from '../features/navigation/languageAddress.ts';
import { notFound } from '../features/navigation/notFound.ts';
import { paths } from '../features/navigation/paths.ts';
import { dashboardShell, publicShell, type ShellPaths } from '../features/navigation/shellPaths.ts';
import type { Services } from '../features/services/Services.tsx';
import { Component as RootError } from '../routes/rootError.tsx';
import { Component as RootLayout } from '../routes/rootLayout.tsx';
import { Component as Waiting } from '../routes/waiting.tsx';
import { whenIdle } from './whenIdle.ts';

type Screen = Required<Pick<RouteObject, 'Component'>> & Pick<RouteObject, 'loader'>;

/** A function, since the router passes over the failure of a `lazy.Component` and shows nothing. */
const screen = (load: () => Promise<Screen>) => async () => {
  try {
    const { Component, loader } = await load();
    return loader === undefined ? { Component } : { Component, loader };
  } catch (cause) {
    await recoveryUnderWay();
    throw new ChunkLoadError(cause);
  }
};

const redirectTo =
  (path: string) =>
  ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    return redirect(inLanguage(path + search, languageOfPath(pathname) ?? 'es'));
  };

/** A public page has an address in each language, and is the same screen at both. */
const inBoth = (path: string) => (path === '/' ? '/en?' : `/en?${path}`);

/** Each shows the content file of its name. */
const articlePaths = [
  paths.about,
  paths.contact,
  paths.docs,
  paths.legal,
  paths.product,
  `${paths.blog}/:slug`,
];

/** Every screen's code is loaded with its route; the catalogue's data starts beside its code. */
export const createRoutes = (services: Services): RouteObject[] => [
  {
    Component: RootLayout,
    HydrateFallback: Waiting,
    ErrorBoundary: RootError,
    children: [
      { ErrorBoundary: RootError, children: [...publicRoutes(services), dashboardRoute(services)] },
    ],
  },
];

function publicRoutes(services: Services): RouteObject[] {
  return [
    {
      path: inBoth(paths.landing),
      loader: createLandingLoader(services, createGraceDelay()),
      // The other language has the same courses.
      shouldRevalidate: () => false,
      lazy: screen(() => import('../routes/landing.tsx')),
    },
    { path: inBoth(paths.login), lazy: screen(() => import('../routes/login.tsx')) },
    { path: inBoth(paths.signup), lazy: screen(() => import('../routes/signup.tsx')) },
    { path: inBoth(paths.forgot), lazy: screen(() => import('../routes/forgot.tsx')) },
    { path: paths.accountAction, lazy: screen(() => import('../routes/accountAction.tsx')) },
    { path: paths.googleReturn, lazy: screen(() => import('../routes/googleReturn.tsx')) },
    { path: inBoth(paths.authSignUp), loader: redirectTo(paths.signup), element: null },
    { path: inBoth(paths.blog), lazy: screen(() => import('../routes/blog.tsx')) },
    ...articlePaths.map((path) => ({
      path: inBoth(path),
      lazy: screen(() => import('../routes/article.tsx')),
    })),
    {
      lazy: screen(() => import('../routes/publicShell.tsx')),
      children: [
        ...shellRoutes(services, publicShell),
        {
          path: inBoth(paths.sharedList),
          lazy: screen(() => import('../routes/sharedList.tsx')),
        },
        { path: inBoth(paths.letter), lazy: screen(() => import('../routes/letter.tsx')) },
      ],
    },
    { path: '*', loader: notFound, element: null },
  ];
}

/** The screens that stand in both shells. */
function shellRoutes(services: Services, shell: ShellPaths): RouteObject[] {
  const at = (path: string) => (shell === publicShell ? inBoth(path) : path);
  const withGraceDelay = createGraceDelay();
  const catalogue = {
    // The specification's list is the one for users; visitors are shown something of everything.
    loader: createCatalogueLoader(
      services,
      withGraceDelay,
      shell === publicShell ? null : firstCategory,
    ),
    lazy: screen(() => import('../routes/catalogue.tsx')),
    // The quick view asks nothing of the catalogue that the list has not answered.
    shouldRevalidate: (change: ShouldRevalidateFunctionArgs) =>
      !isQuickViewChange(change.currentUrl, change.nextUrl) && change.defaultShouldRevalidate,
  };
  return [
    { path: at(shell.catalogue), ...catalogue },
    {
      path: at(shell.categories),
      loader: createOverviewLoader(services, withGraceDelay),
      lazy: screen(() => import('../routes/categories.tsx')),
    },
    { path: at(`${shell.hub}/:category/:subject?`), ...catalogue },
    {
      path: at(`${shell.course}/:id/:slug?`),
      loader: createCourseLoader(services, withGraceDelay),
      lazy: screen(() => import('../routes/course.tsx')),
    },
    { path: at(shell.cart), lazy: screen(() => import('../routes/cart.tsx')) },
    { path: at(shell.checkout), lazy: screen(() => import('../routes/checkout.tsx')) },
    { path: at(shell.add), lazy: screen(() => import('../routes/add.tsx')) },
    { path: at(shell.changed), lazy: screen(() => import('../routes/changed.tsx')) },
    { path: at(shell.compare), lazy: screen(() => import('../routes/compare.tsx')) },
    { path: at(shell.lists), lazy: screen(() => import('../routes/lists.tsx')) },
  ];
}

function dashboardRoute(services: Services): RouteObject {
  return {
    path: paths.dashboard,
    lazy: screen(() => {
      // The account code travels beside the screen's: who subscribes starts it. Whoever signs out
      // without a network still needs the screen that this leads to.
      const stop = services.auth.subscribe(() => {
        stop();
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
          ...shellRoutes(services, dashboardShell),
          { path: paths.plan, lazy: screen(() => import('../routes/plan.tsx')) },
          { path: paths.myCourses, lazy: screen(() => import('../routes/myCourses.tsx')) },
          { path: paths.profile, lazy: screen(() => import('../routes/profile.tsx')) },
          { path: '*', loader: notFound, element: null },
        ],
      },
    ],
  };
}
