import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import {
  createCategoryLoader,
  createOverviewLoader,
} from '../features/catalogue/browse/overviewLoader.ts';
import { createCatalogueLoader } from '../features/catalogue/catalogueLoader.ts';
import { createPatience } from '../features/catalogue/outcome.ts';
import { CodeMissing } from '../features/errors/CodeMissing.ts';
import { notFound } from '../features/errors/notFound.ts';
import { paths } from '../features/navigation/paths.ts';
import type { Services } from '../features/services/Services.tsx';
import { Component as RootError } from '../routes/rootError.tsx';
import { Component as RootLayout } from '../routes/rootLayout.tsx';
import { Component as Waiting } from '../routes/waiting.tsx';

/** A function, since the router passes over the failure of a `lazy.Component` and shows nothing. */
const screen = (load: () => Promise<{ Component: ComponentType }>) => async () => {
  try {
    return { Component: (await load()).Component };
  } catch (cause) {
    throw new CodeMissing(cause);
  }
};

const redirectTo =
  (path: string) =>
  ({ request }: LoaderFunctionArgs) =>
    redirect(path + new URL(request.url).search);

/** Every screen's code is loaded with its route; the catalogue's data starts beside its code. */
export const createRoutes = (services: Services): RouteObject[] => [
  {
    Component: RootLayout,
    HydrateFallback: Waiting,
    ErrorBoundary: RootError,
    children: [
      { ErrorBoundary: RootError, children: [...publicRoutes(), dashboardRoute(services)] },
    ],
  },
];

function publicRoutes(): RouteObject[] {
  return [
    { path: paths.landing, lazy: screen(() => import('../routes/landing.tsx')) },
    { path: paths.login, lazy: screen(() => import('../routes/login.tsx')) },
    { path: paths.signup, lazy: screen(() => import('../routes/signup.tsx')) },
    { path: paths.forgot, lazy: screen(() => import('../routes/forgot.tsx')) },
    { path: paths.accountAction, lazy: screen(() => import('../routes/accountAction.tsx')) },
    { path: paths.googleReturn, lazy: screen(() => import('../routes/googleReturn.tsx')) },
    { path: paths.authSignUp, loader: redirectTo(paths.signup), element: null },
    { path: paths.blog, lazy: screen(() => import('../routes/blog.tsx')) },
    { path: paths.contact, lazy: screen(() => import('../routes/contact.tsx')) },
    { path: paths.docs, lazy: screen(() => import('../routes/docs.tsx')) },
    { path: paths.about, lazy: screen(() => import('../routes/about.tsx')) },
    { path: paths.legal, lazy: screen(() => import('../routes/legal.tsx')) },
    { path: paths.product, lazy: screen(() => import('../routes/product.tsx')) },
    { path: '*', loader: notFound, element: null },
  ];
}

function catalogueRoutes(services: Services): RouteObject[] {
  const settle = createPatience();
  return [
    {
      path: paths.home,
      loader: createCatalogueLoader(services, settle),
      lazy: screen(() => import('../routes/home.tsx')),
    },
    {
      path: paths.categories,
      loader: createOverviewLoader(services, settle),
      lazy: screen(() => import('../routes/categories.tsx')),
    },
    {
      path: `${paths.categories}/:slug`,
      loader: createCategoryLoader(services, settle),
      lazy: screen(() => import('../routes/category.tsx')),
    },
  ];
}

function dashboardRoute(services: Services): RouteObject {
  return {
    path: paths.dashboard,
    lazy: screen(() => {
      // The account code travels beside the screen's: who subscribes starts it.
      services.auth.subscribe(() => undefined)();
      const dashboard = import('../routes/dashboard.tsx');
      // Whoever signs out without a network still needs the screen that this leads to.
      dashboard.then(() => import('../routes/login.tsx')).catch(() => undefined);
      return dashboard;
    }),
    children: [
      {
        lazy: {
          ErrorBoundary: async () => (await import('../routes/dashboardError.tsx')).Component,
        },
        children: [
          { index: true, loader: redirectTo(paths.home), element: null },
          ...catalogueRoutes(services),
          { path: paths.profile, lazy: screen(() => import('../routes/profile.tsx')) },
          { path: paths.cart, lazy: screen(() => import('../routes/cart.tsx')) },
          { path: paths.checkout, lazy: screen(() => import('../routes/checkout.tsx')) },
          { path: '*', loader: notFound, element: null },
        ],
      },
    ],
  };
}
