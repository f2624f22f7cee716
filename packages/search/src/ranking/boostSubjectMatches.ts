import type { Ranked } from './collectKeys.ts';
import { isWhole, namedSubject, partlyNamed } from './rankClass.ts';
import { classOfKey, documentOfKey, rankKey, shareOfKey } from './rankKeys.ts';

/** The documents whose subject is the whole query. */
export interface NamedDocuments {
  whole: ReadonlySet<number>;
  /** Documents of subjects with several names: 'C/C++' for 'c++'. */
  partly: ReadonlySet<number>;
}

/**
 * Ranks the documents of a subject that the whole query names directly after those whose title
 * equals the query: the user's language first, then titles that contain the name, then catalogue
 * order. Documents of subjects with several names keep the order of their scores.
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
