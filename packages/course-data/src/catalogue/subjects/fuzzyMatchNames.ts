import { foldText } from '@aulario/search';

/** Names below this similarity are alike by chance: 'inglés' and 'singing'. */
const minSimilarity = 0.5;

function pairsOf(text: string): Set<string> {
  const folded = ` ${foldText(text)} `;
  return new Set(Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2)));
}

/** Dice's coefficient of letter pairs: 1 for equal texts, 0 for nothing in common. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair));
  return (2 * shared.length) / (a.size + b.size);
}

/** Returns the items with a name similar to the text, the most similar first. */
export function fuzzyMatchNames<T>(
  text: string,
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
): T[] {
  const asked = pairsOf(text);
  return items
    .map((item) => ({
      item,
      score: Math.max(...namesOf(item).map((name) => similarity(asked, pairsOf(name)))),
    }))
    .filter(({ score }) => score >= minSimilarity)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
