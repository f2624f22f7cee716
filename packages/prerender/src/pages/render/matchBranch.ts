import { matchPath, matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

/** The address of a branch's last route, and what the first address of it matched. */
interface KnownBranch {
  readonly pattern: string;
  readonly matches: readonly RouteMatch[];
}

const branches = new WeakMap<RouteObject[], KnownBranch>();

/** '/en?/' in the pattern of a screen that has addresses in two languages. */
const optionalSegment = /\/([\w-]+)\?/g;

/** The pattern of a branch; null where another route than the last one names something in the address. */
function patternOf(matches: readonly RouteMatch[], pathname: string): string | null {
  const written = matches.map(({ route }) => route.path ?? '').filter((path) => path !== '');
  const last = written.pop() ?? '/';
  if (written.some((path) => path.includes(':'))) return null;
  const pattern = last.startsWith('/') ? last : ['', ...written, last].join('/').replace('//', '/');
  const ways = [pattern.replace(optionalSegment, ''), pattern.replace(optionalSegment, '/$1')];
  return ways.find((way) => matchPath(way, pathname) !== null) ?? null;
}

/**
 * Matches an address with the routes of one screen, as `matchRoutes`, which ranks and compiles them for each page:
 * what differs between addresses of a screen is what the last route finds in them. The address is one that the build writes.
 */
export function matchBranch(routes: RouteObject[], pathname: string): RouteMatch[] {
  const known = branches.get(routes);
  // Encoded addresses are decoded by the router only.
  const found =
    known === undefined || pathname.includes('%') ? null : matchPath(known.pattern, pathname);
  if (known === undefined || found === null) {
    const matches = matchRoutes(routes, pathname) ?? [];
    const pattern = patternOf(matches, pathname);
    if (pattern !== null && matches.length > 0) branches.set(routes, { pattern, matches });
    return matches;
  }
  const { params } = found;
  return known.matches.map((match, index) =>
    index < known.matches.length - 1
      ? { ...match, params }
      : { ...match, params, pathname: found.pathname, pathnameBase: found.pathnameBase },
  );
}
