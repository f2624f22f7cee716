import { shortText } from '@aulario/course-data/records';
import { maxListName } from './listCodecs.ts';

/** Returns a name that no list has: the given one, or one with a number, 'Para después (2)'. */
export function freeListName(wanted: string, takenNames: readonly string[]): string {
  const taken = new Set(takenNames);
  let name = wanted.trim();
  for (let number = 2; taken.has(name); number += 1) {
    const suffix = ` (${number})`;
    name = shortText(wanted, maxListName - suffix.length) + suffix;
  }
  return name;
}
