import { httpsAddress } from '@aulario/safe-url';
import { categoryOfSlug } from './href/categoryHref.ts';
import { allScreens, paths } from './paths.ts';
import { dashboardShell, publicShell } from './shellPaths.ts';

const ownPaths: ReadonlySet<string> = new Set([
  paths.dashboard,
  ...allScreens.flatMap(([, screen]) =>
    screen.dashboard.length === 0 ? [] : [...screen.public, ...screen.dashboard],
  ),
]);

/** A category's slug with an optional subject's, or a course's id with an optional slug. */
const twoParts = /^\/([a-z0-9][a-z0-9:._-]*)(?:\/([a-z0-9-]+))?$/i;

const partsBelow = (prefix: string, pathname: string) =>
  pathname.startsWith(prefix) ? twoParts.exec(pathname.slice(prefix.length)) : null;

const isOwn = (pathname: string): boolean =>
  ownPaths.has(pathname) ||
  [dashboardShell, publicShell].some(
    ({ hub, course }) =>
      categoryOfSlug(partsBelow(hub, pathname)?.[1]) !== null ||
      partsBelow(course, pathname) !== null,
  );

/**
 * Parses the address to open after login. Only the product's own routes are accepted, so that a
 * crafted link cannot leave the site; null for anything else.
 */
export function parseNext(value: string | null): string | null {
  // A path that begins with two slashes keeps them behind the host, so it matches none of the
  // routes.
  const url = value?.startsWith('/') ? httpsAddress(`https://aulario.invalid${value}`) : null;
  return url && isOwn(url.pathname) ? `${url.pathname}${url.search}` : null;
}

/** The login address with the visitor's destination. */
export const loginPathFor = (destination: { pathname: string; search: string }) =>
  `${paths.login}?${new URLSearchParams({ next: destination.pathname + destination.search })}`;

/** Keeps `next` when the visitor switches between login and sign-up. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}
