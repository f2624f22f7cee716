import { loadCode } from '@aulario/frame/errors/loadCode.ts';
import { firstLanguage } from '@aulario/frame/language/language.ts';
import type { Texts } from '@aulario/frame/language/loadTexts.ts';
import type { TextPart } from '@aulario/frame/language/textParts.ts';
import {
  inLanguage,
  languageOfPath,
  patternInLanguages,
} from '@aulario/frame/navigation/address/languageAddress.ts';
import { notFound } from '@aulario/frame/navigation/notFound.ts';
import { allScreens, layouts, paths } from '@aulario/frame/navigation/paths.ts';
import type { Screen } from '@aulario/frame/navigation/screen.ts';
import {
  dashboardShell,
  publicShell,
  type ShellPaths,
} from '@aulario/frame/navigation/shellPaths.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import { Component as RootError } from '@aulario/screens/errors/rootError.route.tsx';
import { Component as RootLayout } from '@aulario/screens/site/rootLayout.route.tsx';
import { Component as Waiting } from '@aulario/screens/site/waiting.route.tsx';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { createLayoutCode, createScreenCode, type LoadCode } from './screenCode.ts';

const redirectTo =
  (path: string) =>
  ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    return redirect(inLanguage(path + search, languageOfPath(pathname) ?? firstLanguage));
  };

/** Loads code and the texts that it needs at the same time. */
const withTexts = (texts: Texts, load: LoadCode, parts: readonly TextPart[]) => async () => {
  // A function, since the router passes over the failure of a `lazy.Component` and shows nothing.
  const [{ Component, loader }] = await loadCode(async () => {
    const loading = [load(), texts.need(parts)] as const;
    // Both failures arrive before the recovery starts, which asks for the files of both.
    await Promise.allSettled(loading);
    return Promise.all(loading);
  });
  return loader === undefined ? { Component } : { Component, loader };
};

/** Creates the routes of all screens (paths.ts). */
export const createRoutes = (services: Services, texts: Texts): RouteObject[] => {
  const codes = createScreenCode(services, texts.language);
  const layoutCodes = createLayoutCode(services);

  const screensAt = (shell: ShellPaths, isIn: (screen: Screen) => boolean): RouteObject[] =>
    allScreens
      .filter(([, screen]) => isIn(screen))
      .flatMap(([name, screen]) => {
        const { load, loader, shouldRevalidate } = codes[name];
        const patterns =
          shell === publicShell ? screen.public.map(patternInLanguages) : screen.dashboard;
        return patterns.map((path) => ({
          path,
          lazy: withTexts(texts, load, screen.texts),
          ...(loader !== null && { loader: loader(shell) }),
          ...(shouldRevalidate !== undefined && { shouldRevalidate }),
        }));
      });
  const redirection = (from: string, to: string): RouteObject => ({
    path: patternInLanguages(from),
    loader: redirectTo(to),
    element: null,
  });
  const unknown: RouteObject = { path: '*', loader: notFound, element: null };

  const publicRoutes: RouteObject[] = [
    ...screensAt(publicShell, (screen) => !screen.isInPublicShell),
    redirection(paths.authSignUp, paths.signup),
    {
      lazy: withTexts(texts, layoutCodes.publicShell, layouts.publicShell.texts),
      children: screensAt(publicShell, (screen) => screen.isInPublicShell),
    },
    unknown,
  ];
  const dashboard: RouteObject = {
    path: paths.dashboard,
    lazy: withTexts(texts, layoutCodes.dashboard, layouts.dashboard.texts),
    children: [
      {
        lazy: {
          ErrorBoundary: async () =>
            (await import('@aulario/screens/dashboard/dashboardError.route.tsx')).Component,
        },
        children: [
          { index: true, loader: redirectTo(paths.home), element: null },
          ...screensAt(dashboardShell, () => true),
          unknown,
        ],
      },
    ],
  };
  return [
    {
      Component: RootLayout,
      HydrateFallback: Waiting,
      ErrorBoundary: RootError,
      children: [{ ErrorBoundary: RootError, children: [...publicRoutes, dashboard] }],
    },
  ];
};
