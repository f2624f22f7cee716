import type { Location } from 'react-router-dom';

/**
 * The key of a screen's stored scroll position. The router gives every first screen of a visit the
 * same key, so it is derived from the address: as a hash, because the tab keeps it after sign-out
 * and the address may contain a search.
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
