import { type HydrationState, matchRoutes, type RouteObject } from 'react-router-dom';

/** Names the element with the data that a page was drawn with. */
export const pageDataId = 'page-data';

/** The name of the route whose data a drawn page needs; a page has one at most. */
const routeId = 'drawn';

/**
 * Fetches what a page that stands drawn needs to be taken over: its first drawing must be the same
 * and not one that waits. Puts the code of its screen into the routes, and resolves with its data.
 *
 * @param kept - The data that the page was drawn with; undefined when they are asked for again.
 */
export async function readyToHydrate(
  routes: RouteObject[],
  { href, pathname }: Pick<URL, 'href' | 'pathname'>,
  kept?: unknown,
): Promise<HydrationState> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
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
