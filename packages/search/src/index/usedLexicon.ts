import type { GlossaryGroup, Lexicon } from '../language/lexicon.ts';
import { lowWeightWords } from '../language/lowWeightWords.ts';
import { nameKey } from '../language/words.ts';

const keysOf = (terms: readonly string[]) => [
  ...new Set(terms.map(nameKey).filter((key) => key !== '')),
];

/**
 * Reduces a lexicon to what an index needs: terms become name keys, and related terms lead to all
 * synonyms of their targets that the documents contain. Related terms without a target stay, since
 * they count as known words.
 */
export function usedLexicon(
  { glossary, related, wording }: Lexicon,
  tokens: ReadonlySet<string>,
): Lexicon {
  const groups: GlossaryGroup[] = glossary.map((sides) => sides.map(keysOf));
  const namesOf = new Map<string, Set<string>>();
  for (const key of groups.flat(2)) namesOf.set(key, new Set());
  for (const sides of groups) {
    for (const key of sides.flat()) {
      for (const name of sides.flat()) namesOf.get(key)?.add(name);
    }
  }
  const light = new Set([...lowWeightWords, ...wording.light, ...wording.domainStopWords]);
  /** The key without low-weight words, as a query looks it up: of a name it keeps them. */
  const askedKey = (key: string) => {
    if (namesOf.has(key)) return key;
    const words = key.split(' ');
    const left = words.filter((word) => !light.has(word));
    return (left.length > 0 ? left : words).join(' ');
  };
  const isSaid = (key: string) => key.split(' ').every((word) => tokens.has(word));
  return {
    glossary: groups,
    related: related.map(({ terms, leadTo }) => {
      const things = leadTo.map((names) => {
        const all = keysOf(names).flatMap((key) => [key, ...(namesOf.get(key) ?? [])]);
        return [...new Set(all)].filter(isSaid);
      });
      return {
        terms: [...new Set(keysOf(terms).map(askedKey))],
        leadTo: things.filter((names) => names.length > 0),
      };
    }),
    wording,
  };
}
