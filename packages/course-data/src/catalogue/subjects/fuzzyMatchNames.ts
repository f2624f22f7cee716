import { foldText } from '@aulario/search';

/** Names below this similarity are alike by chance: 'inglés' and 'singing'. */
const nearEnough = 0.5;

function pairsOf(text: string): Set<string> {
  const folded = ` ${foldText(text)} `;
  return new Set(Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2)));
}

/** Dice's coefficient of letter pairs: 1 for equal texts, 0 for nothing in common. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair));
  return (2 * shared.length) / (a.size + b.size);
}

/** Returns the things with a name similar to the text, the most similar first. */
export function fuzzyMatchNames<T>(
  text: string,
  things: readonly T[],
  namesOf: (thing: T) => readonly string[],
): T[] {
  const asked = pairsOf(text);
  return things
    .map((thing) => ({
      thing,
      score: Math.max(...namesOf(thing).map((name) => likeness(asked, pairsOf(name)))),
    }))
    .filter(({ score }) => score >= nearEnough)
    .toSorted((a, b) => b.score - a.score)
    .map(({ thing }) => thing);
}
