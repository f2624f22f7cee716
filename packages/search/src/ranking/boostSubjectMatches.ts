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
 * Ranks the documents of a subject that the whole query names before all others except those whose
 * whole title it is: the user's language first, then titles that contain the name, then in the order of
 * the catalogue. Documents of a subject with further names keep the order of their scores.
 */
export function boostSubjectMatches(
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
