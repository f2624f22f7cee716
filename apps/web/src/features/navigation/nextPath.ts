import { httpsAddress } from '@aulario/address';
import { categories } from '@aulario/course-data';
import { categoryHref } from '../catalogue/browse/categoryHref.ts';
import { paths } from './paths.ts';

const dashboardPaths: ReadonlySet<string> = new Set([
  paths.dashboard,
  paths.home,
  paths.categories,
  ...categories.map(categoryHref),
  paths.profile,
  paths.cart,
  paths.checkout,
]);

/**
 * Where a visitor goes after login. Only the dashboard's own routes pass, so that a crafted link
 * can never lead out of the product; everything else becomes null.
 */
export function parseNext(value: string | null): string | null {
  // A path that begins with two slashes stays one behind a host, and is none of these.
  const url = value?.startsWith('/') ? httpsAddress(`https://aulario.invalid${value}`) : null;
  return url && dashboardPaths.has(url.pathname) ? `${url.pathname}${url.search}` : null;
}

/** The login address that leads back to where the visitor was going. */
export const loginPathFor = (destination: { pathname: string; search: string }) =>
  `${paths.login}?${new URLSearchParams({ next: destination.pathname + destination.search })}`;

/** Keeps `next` when the visitor changes between login and signup. */
export function withNext(path: string, next: string | null): string {
  return next === null ? path : `${path}?${new URLSearchParams({ next })}`;
}
