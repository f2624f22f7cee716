import type { Ranked } from './collectKeys.ts';
import { isAsTyped, isWhole, namedSubject, partlyNamed } from './rankClass.ts';
import { classOfKey, documentOfKey, rankKey, shareOfKey } from './rankKeys.ts';

/** The documents whose subject is the whole query. */
export interface NamedDocuments {
  whole: ReadonlySet<number>;
  /** Documents of subjects with several names: 'C/C++' for 'c++'. */
  partly: ReadonlySet<number>;
}

/**
 * Ranks the documents of a subject that the query names, and the titles that say the name, directly
 * after those whose title equals the query. Of a subject that is the whole query: titles that say it,
 * then the reader's language, then what has the subject, then catalogue order. Of subjects with
 * several names: by their scores.
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
    const isNamed = whole.has(document);
    const isTitled = inTitle[place] === 1 && isAsTyped(rankClass);
    if (isNamed || (isTitled && whole.size > 0)) {
      const share =
        (4 * Number(isTitled) + 2 * Number(isOwnLanguage(document)) + Number(isNamed)) / 7;
      keys[place] = rankKey(namedSubject, share, document);
    } else if (isTitled || partly.has(document)) {
      keys[place] = rankKey(partlyNamed, shareOfKey(key), document);
    }
  }
}
