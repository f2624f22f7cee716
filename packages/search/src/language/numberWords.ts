const spanish = 'un dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');
const english = 'one two three four five six seven eight nine ten'.split(' ');

const numbers: ReadonlyMap<string, number> = new Map([
  ['una', 1],
  ['a', 1],
  ['an', 1],
  ...[spanish, english].flatMap((words) => words.map((word, place) => [word, place + 1] as const)),
  ['veinte', 20],
  ['twenty', 20],
]);

/** The number that a folded word says in digits or letters; null if it says none. */
export const numberOf = (word: string): number | null =>
  /^\d{1,4}$/u.test(word) ? Number(word) : (numbers.get(word) ?? null);
