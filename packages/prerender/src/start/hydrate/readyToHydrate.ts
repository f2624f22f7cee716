import {
  type HydrationState,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
} from 'react-router-dom';

/** The id of the route whose data a prerendered page needs; at most one per page. */
export const routeId = 'prerendered';

/** Loads what a route names by one function, or by one for each property. */
async function loadLazy(lazy: NonNullable<RouteObject['lazy']>): Promise<object> {
  if (typeof lazy === 'function') return lazy();
  const properties = Object.entries(lazy).map(async ([name, load]) => [name, await load?.()]);
  return Object.fromEntries(await Promise.all(properties));
}

/** Puts the code of a route into it. */
export async function loadRoute(route: RouteObject): Promise<void> {
  if (route.lazy === undefined) return;
  Object.assign(route, await loadLazy(route.lazy), { lazy: undefined });
}

/**
 * Loads what is needed to hydrate a prerendered page without a loading state: puts the code of its
 * screen into the routes, and resolves with its loader data.
 *
 * @param kept - The data that the page was rendered with; undefined to run the loader again.
 * @param matches - The routes that the address matches, where they are known.
 */
export async function readyToHydrate(
  routes: RouteObject[],
  { href, pathname }: Pick<URL, 'href' | 'pathname'>,
  kept?: unknown,
  matches: readonly RouteMatch[] = matchRoutes(routes, pathname) ?? [],
): Promise<HydrationState> {
  await Promise.all(matches.map(({ route }) => loadRoute(route)));
  const loaderData: Record<string, unknown> = {};
  for (const { route, params } of matches) {
    if (typeof route.loader !== 'function') continue;
    route.id = routeId;
    const request = new Request(href);
    const url = new URL(href);
    loaderData[routeId] =
      kept ??
      (await route.loader({ request, url, params, pattern: route.path ?? '', context: {} }));
  }
  return { loaderData };
}
