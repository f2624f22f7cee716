import type { AuthState } from '@aulario/auth';
import { ServerAuthStateContext } from '@aulario/auth/react';
import { loadTexts, type Texts } from '@aulario/frame/language/loadTexts.ts';
import { languageAt } from '@aulario/frame/navigation/languageAddress.ts';
import { type PageHead, PageHeadContext } from '@aulario/frame/navigation/usePageTitle.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import { type ComponentType, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import type { ServerStyleSheet } from 'styled-components';
import { awaitLoaderData } from '../start/awaitLoaderData.ts';
import { readyToHydrate } from '../start/readyToHydrate.ts';

/** The application whose screens are rendered. */
export interface Application {
  readonly App: ComponentType<{
    router: ReturnType<typeof createMemoryRouter>;
    services: Services;
    texts: Texts;
  }>;
  readonly createRoutes: (services: Services, texts: Texts) => RouteObject[];
}

export interface RenderedScreen {
  readonly head: PageHead;
  readonly markup: string;
  /** The route's loader data; undefined without a loader. */
  readonly data: unknown;
}

/** The routes that an address matches, without all others: ranking those would take a fifth of the time. */
const branchAt = (routes: RouteObject[], path: string): RouteObject[] =>
  (matchRoutes(routes, path) ?? []).reduceRight<RouteObject[]>(
    (children, { route }) => [
      route.index ? route : children.length > 0 ? { ...route, children } : route,
    ],
    [],
  );

/**
 * Renders the initial state of the screen at an address, as somebody with that session sees it.
 * Collects its style rules in the sheet.
 *
 * @param complete - Adds to the loader data what only a prerendered page knows at once.
 */
export async function renderScreen(
  { App, createRoutes }: Application,
  path: string,
  services: Services,
  sheet: ServerStyleSheet,
  session: AuthState = { status: 'loading' },
  complete: (data: unknown) => Promise<unknown> = async (data) => data,
): Promise<RenderedScreen> {
  const texts = await loadTexts(languageAt(path, services.storage));
  const routes = branchAt(createRoutes(services, texts), path);
  const { loaderData = {} } = await readyToHydrate(
    routes,
    new URL(path, 'https://aulario.invalid'),
  );
  const [[id, loaded] = []] = Object.entries(loaderData);
  const data = await complete(await awaitLoaderData(loaded));
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: id === undefined ? {} : { [id]: data } },
  });
  const heads: PageHead[] = [];
  const app = (
    <StrictMode>
      <PageHeadContext value={(head) => heads.push(head)}>
        <ServerAuthStateContext value={session}>
          <App router={router} services={services} texts={texts} />
        </ServerAuthStateContext>
      </PageHeadContext>
    </StrictMode>
  );
  const markup = renderToString(sheet.collectStyles(app));
  router.dispose();
  const [head] = heads;
  if (head === undefined) throw new Error(`${path} has no title.`);
  return { head, markup, data };
}
