/** What of a query says where a reader comes from, or what they pay, and not which course it is. */
const ofVisit =
  /^(?:utm_\w+|\w*cl(?:ick)?id|aff\w*|awc|campaign\w*|coupon\w*|deal_code|discount\w*|lsnpubid|mc_[ce]id|partner\w*|promo\w*|ran(?:mid|eaid|siteid)|ref(?:_\w+|err?er|err?al\w*)?|source|specialization|src|tracking\w*)$/i;

/** A fragment that is a page of its own: '#/course/7', '#!/course/7'. */
const isRoute = /^#!?\//;

/**
 * The key of an address: host, path, and what else of it tells courses apart (`view.php?id=7`); without final slashes,
 * other fragments, and what a query says of a visit.
 */
export function addressKey(url: string): string {
  const { host, pathname, searchParams, hash } = new URL(url);
  const query = new URLSearchParams([...searchParams].filter(([name]) => !ofVisit.test(name)));
  query.sort();
  const path = `${host}${pathname.replace(/\/+$/, '')}`;
  return `${path}${query.size === 0 ? '' : `?${query}`}${isRoute.test(hash) ? hash : ''}`;
}

/** An address whose blanks are written as browsers send them: '/course/?title=Año%20nuevo'. */
export const withEncodedBlanks = (address: string): string => address.trim().replaceAll(' ', '%20');
