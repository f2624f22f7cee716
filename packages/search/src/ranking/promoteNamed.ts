import type { Ranked } from './collectKeys.ts';
import { isWhole, namedSubject, partlyNamed } from './rankClass.ts';
import { classOfKey, documentOfKey, rankKey, shareOfKey } from './rankKeys.ts';

/** The documents of the subjects that the whole query names. */
export interface NamedDocuments {
  whole: ReadonlySet<number>;
  /** Of subjects that have further names: 'C/C++' for 'c++'. */
  partly: ReadonlySet<number>;
}

/**
 * Puts the documents of a subject that the whole query names before the others (but for those whose
 * whole title it is), the reader's language first, in that the titles that say it, then in the order of
 * the catalogue. Where it is one name of several, those that say it themselves come first, by their
 * scores.
 */
export function promoteNamed(
  { keys, inTitle }: Ranked,
  { whole, partly }: NamedDocuments,
  isOwnLanguage: (document: number) => boolean,
): void {
  if (whole.size === 0 && partly.size === 0) return;
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? 0;
    const document = documentOfKey(key);
    const rankClass = classOfKey(key);
    if (rankClass <= partlyNamed || !isWhole(rankClass)) continue;
    if (whole.has(document)) {
      const share = (2 * Number(isOwnLanguage(document)) + (inTitle[place] ?? 0)) / 3;
      keys[place] = rankKey(namedSubject, share, document);
    } else if (partly.has(document)) {
      keys[place] = rankKey(partlyNamed, shareOfKey(key), document);
    }
  }
}
