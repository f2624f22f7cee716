import { httpsAddress } from '@aulario/safe-url';
import { categoryOfSlug } from './categoryHref.ts';
import { paths } from './paths.ts';
import { dashboardShell, publicShell } from './shellPaths.ts';

const ownPaths: ReadonlySet<string> = new Set([
  paths.dashboard,
  paths.profile,
  ...[dashboardShell, publicShell].flatMap((shell) => [
    shell.catalogue,
    shell.categories,
    shell.cart,
    shell.checkout,
    shell.compare,
    shell.lists,
  ]),
]);

/** A category's slug, and perhaps a subject's in it; or a course's id, and perhaps its slug. */
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
 * Where a visitor goes after login. Only the product's own routes pass, so that a crafted link can
 * never lead out of it; everything else becomes null.
 */
export function parseNext(value: string | null): string | null {
  // A path that begins with two slashes stays one behind a host, and is none of these.
  const url = value?.startsWith('/') ? httpsAddress(`https://aulario.invalid${value}`) : null;
  return url && isOwn(url.pathname) ? `${url.pathname}${url.search}` : null;
}

/** The login address that leads back to where the visitor was going. */
export const loginPathFor = (destination: { pathname: string; search: string }) =>
  `${paths.login}?${new URLSearchParams({ next: destination.pathname + destination.search })}`;

/** Keeps `next` when the visitor changes between login and signup. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}
