/** What of a query says where a reader comes from, or whose campaign or partner programme led there. */
const ofVisit =
  /^(?:utm_\w+|\w*cl(?:ick)?id|[gw]braid|a_[ab]id|_g[al]|_hs(?:enc|mi)|aff\w*|awc|campaign\w*|cjevent|irgwc|lsnpubid|mc_[ce]id|mkt_tok|partner\w*|ran(?:mid|eaid|siteid)|ref(?:_\w+|err?er|err?al\w*)?|sca_ref|siteid|source|specialization|src|srsltid|sscid|tracking\w*)$/i;

/** What of a query says what they pay. */
const ofPrice = /^(?:coupon\w*|deal_code|discount\w*|promo\w*)$/i;

/** A fragment that is a page of its own: '#/course/7', '#!/course/7'. */
const isRoute = /^#!?\//;

/**
 * The key of an address: host, path, and what else of it tells courses apart (`view.php?id=7`); without final slashes,
 * other fragments, and what a query says of a visit and its price.
 */
export function addressKey(url: string): string {
  const { host, pathname, searchParams, hash } = new URL(url);
  const query = new URLSearchParams(
    [...searchParams].filter(([name]) => !ofVisit.test(name) && !ofPrice.test(name)),
  );
  query.sort();
  const path = `${host}${pathname.replace(/\/+$/, '')}`;
  return `${path}${query.size === 0 ? '' : `?${query}`}${isRoute.test(hash) ? hash : ''}`;
}

/** An address without what its query says of a visit: readers then come by no programme that nobody tells them of. */
export function withoutVisit(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const names = [...url.searchParams.keys()].filter((name) => ofVisit.test(name));
  for (const name of names) url.searchParams.delete(name);
  return names.length === 0 ? address : url.href;
}

/** An address whose blanks are written as browsers send them: '/course/?title=Año%20nuevo'. */
export const withEncodedBlanks = (address: string): string => address.trim().replaceAll(' ', '%20');

/** Where a path ends in an address: '/click/destination:https%3A%2F%2Fcampus.example%2F1'. */
const inPath = /https?(?::|%3a)(?:\/|%2f){2}.*$/i;

/** The addresses to which one of an affiliate network leads, in its query or at the end of its path. */
export function targetsIn(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { searchParams, pathname } = new URL(address);
  const [, behind] = [...new URLSearchParams(`path=${inPath.exec(pathname)?.[0] ?? ''}`)][0] ?? [];
  return [...searchParams.values(), behind ?? ''].filter((target) => /^[^/].*\//.test(target));
}
