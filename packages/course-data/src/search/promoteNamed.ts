import { isWhole, namedSubject } from './rankClass.ts';
import { classOfKey, documentOfKey, rankKey } from './rankKeys.ts';

/**
 * Puts the documents of a subject that the whole query names before the others (but for those whose
 * whole title it is), in the order of the catalogue, the reader's language first.
 */
export function promoteNamed(
  keys: Float64Array,
  named: Iterable<number>,
  isOwnLanguage: (document: number) => boolean,
): void {
  const all = new Set(named);
  if (all.size === 0) return;
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? 0;
    const document = documentOfKey(key);
    const rankClass = classOfKey(key);
    if (rankClass > namedSubject && isWhole(rankClass) && all.has(document)) {
      keys[place] = rankKey(namedSubject, Number(isOwnLanguage(document)), document);
    }
  }
}
