import { editDistance } from '@aulario/search';

const unitsOf = (word: string) =>
  Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));

/** Whether at most so many mistakes make one word the other. */
export function isWithinTypos(word: string, other: string, mistakes: number): boolean {
  const units = unitsOf(other);
  return editDistance(unitsOf(word), units, 0, units.length, mistakes) <= mistakes;
}
