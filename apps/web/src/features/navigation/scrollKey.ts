import type { Location } from 'react-router-dom';

/**
 * The key under which a screen's scroll position is kept. Every first screen of a visit has the same
 * key in the router, so there the address makes it: as a number, since the tab keeps it longer than
 * the account that searched there stays signed in.
 */
export const scrollKey = ({
  key,
  pathname,
  search,
}: Pick<Location, 'key' | 'pathname' | 'search'>) =>
  key === 'default' ? String(fingerprint(pathname + search)) : key;

/** FNV-1a, 32 bits. */
function fingerprint(text: string): number {
  let sum = 0x811c9dc5;
  for (const character of text) {
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return sum;
}
