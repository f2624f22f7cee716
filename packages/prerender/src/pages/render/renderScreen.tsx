import type { AuthState } from '@aulario/auth';
import { ServerAuthStateContext } from '@aulario/auth/react';
import { firstLanguage, type Language } from '@aulario/frame/language/language.ts';
import { loadTexts, type Texts } from '@aulario/frame/language/loadTexts.ts';
import type { ScreenName } from '@aulario/frame/navigation/paths.ts';
import { SamePartContext } from '@aulario/frame/navigation/SamePart.ts';
import { type PageHead, PageHeadContext } from '@aulario/frame/navigation/usePageTitle.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchRoutes, parsePath, type RouteObject } from 'react-router-dom';
import { awaitLoaderData } from '../../start/hydrate/awaitLoaderData.ts';
import { loadRoute, readyToHydrate, routeId } from '../../start/hydrate/readyToHydrate.ts';
import { matchBranch } from './matchBranch.ts';
import { type PageStyles, withoutNames } from './pageStyles.ts';
import type { SameParts } from './sameParts.ts';

/** The application whose screens are rendered. */
export interface Application {
  readonly App: ComponentType<{
    router: ReturnType<typeof createMemoryRouter>;
    services: Services;
    texts: Texts;
    hasGlobalStyle?: boolean;
  }>;
  readonly createRoutes: (services: Services, texts: Texts) => RouteObject[];
}

/** A screen that can be rendered. */
export interface LoadedScreen {
  readonly path: string;
  readonly routes: RouteObject[];
  /** The route's loader data; undefined without a loader. */
  readonly data: unknown;
}

export interface RenderedScreen {
  readonly head: PageHead;
  readonly markup: string;
}

/** Renders the initial state of an application's screens in one language. */
export interface ScreenRenderer {
  /** Loads the data of the screen at an address. */
  load: (screen: ScreenName, path: string) => Promise<LoadedScreen>;
  /** Returns the screen with data that was loaded for another language; null before its code is loaded. */
  withData: (screen: ScreenName, path: string, data: unknown) => LoadedScreen | null;
  /** Renders it as a visitor sees it unless a session is given. */
  render: (screen: LoadedScreen, styles: PageStyles, as?: RenderAs) => RenderedScreen;
}

const unknownSession: AuthState = { status: 'loading' };

interface RenderAs {
  readonly session?: AuthState;
  /** Parts that its shell shares with other pages; null renders all of it. */
  readonly sameParts?: SameParts | null;
}

/** The routes that an address matches, without all others: ranking those takes longer than rendering. */
const branchAt = (routes: RouteObject[], path: string): RouteObject[] =>
  (matchRoutes(routes, path) ?? []).reduceRight<RouteObject[]>(
    (children, { route }) => [
      route.index ? route : children.length > 0 ? { ...route, children } : route,
    ],
    [],
  );

/** Whether a branch is of a screen whose addresses name what it shows. */
const hasPattern = (routes: readonly RouteObject[]): boolean =>
  routes.some(({ path, children = [] }) => path?.includes(':') || hasPattern(children));

type Router = ReturnType<typeof createMemoryRouter>;

/**
 * Returns what gives routers at the addresses of a branch: creating one takes as long as a third of
 * rendering, and no two of a branch differ but in their state.
 */
function createRouters(): (screen: LoadedScreen) => Router {
  const routers = new Map<RouteObject[], Router>();
  return ({ path, routes, data }) => {
    const loaderData = data === undefined ? {} : { [routeId]: data };
    const known = routers.get(routes);
    if (known === undefined) {
      const router = createMemoryRouter(routes, {
        initialEntries: [path],
        hydrationData: { loaderData },
      });
      routers.set(routes, router);
      return router;
    }
    const { pathname = '/', search = '', hash = '' } = parsePath(path);
    const location = { ...known.state.location, pathname, search, hash };
    const matches = matchBranch(known.routes, pathname);
    const state = { ...known.state, location, matches, loaderData };
    return Object.create(known, { state: { value: state } });
  };
}

async function loadRoutes(routes: readonly RouteObject[]): Promise<void> {
  for (const route of routes) {
    await loadRoute(route);
    await loadRoutes(route.children ?? []);
  }
}

/**
 * Loads the code of all screens one after another: components are numbered as they are loaded, and
 * kept pages need the same numbers in every build.
 */
export const loadScreens = async (
  { createRoutes }: Application,
  services: Services,
): Promise<void> => loadRoutes(createRoutes(services, await loadTexts(firstLanguage)));

/**
 * Creates what renders screens with the given services.
 *
 * @param complete - Adds to the loader data what only a prerendered page knows at once.
 */
export async function createScreenRenderer(
  { App, createRoutes }: Application,
  services: Services,
  language: Language,
  complete: (data: unknown) => Promise<unknown> = async (data) => data,
): Promise<ScreenRenderer> {
  const texts = await loadTexts(language);
  const all = createRoutes(services, texts);
  const routerOf = createRouters();
  const branches = new Map<string, RouteObject[]>();
  const loaded = new Set<RouteObject[]>();

  const branchOf = (screen: ScreenName, path: string): RouteObject[] => {
    // A screen has several fixed addresses, or at most one pattern of so many parts.
    const shape = `${screen} ${path.split('/').length}`;
    const known = branches.get(shape) ?? [];
    if (hasPattern(known)) return known;
    const branch = matchRoutes(known, path) === null ? branchAt(all, path) : known;
    branches.set(shape, branch);
    return branch;
  };

  return {
    withData(screen, path, data) {
      const routes = branchOf(screen, path);
      return loaded.has(routes) ? { path, routes, data } : null;
    },
    async load(screen, path) {
      const branch = branchOf(screen, path);
      const url = new URL(path, 'https://aulario.invalid');
      const matches = matchBranch(branch, url.pathname);
      const { loaderData = {} } = await readyToHydrate(branch, url, undefined, matches);
      loaded.add(branch);
      const [own] = Object.values(loaderData);
      return { path, routes: branch, data: await complete(await awaitLoaderData(own)) };
    },
    render(screen, styles, as = {}) {
      const { path } = screen;
      const { session = unknownSession, sameParts } = as;
      const shared = sameParts?.hasParts(path) ? sameParts : null;
      const heads: PageHead[] = [];
      const app = (
        <StrictMode>
          <PageHeadContext value={(head) => heads.push(head)}>
            <ServerAuthStateContext value={session}>
              <SamePartContext value={shared?.render ?? null}>
                <App
                  router={routerOf(screen)}
                  services={services}
                  texts={texts}
                  hasGlobalStyle={false}
                />
              </SamePartContext>
            </ServerAuthStateContext>
          </PageHeadContext>
        </StrictMode>
      );
      const markup = renderToString(styles.collect(app));
      const [head] = heads;
      if (head === undefined) throw new Error(`${path} has no title.`);
      const whole = shared?.complete(markup, path) ?? markup;
      return { head, markup: withoutNames(whole) };
    },
  };
}
