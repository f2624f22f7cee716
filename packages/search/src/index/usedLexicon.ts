import type { GlossaryGroup, Lexicon } from '../language/lexicon.ts';
import { lowWeightWords } from '../language/lowWeightWords.ts';
import { nameKey } from '../language/words.ts';

const keysOf = (terms: readonly string[]) => [
  ...new Set(terms.map(nameKey).filter((key) => key !== '')),
];

/**
 * A lexicon as an index keeps it: name keys, and of what related terms lead to, under every name that
 * the glossary knows, only what some document says. A term that leads nowhere stays: it is a word.
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
  /** As a query asks for it, without the words that only ask. */
  const askedKey = (key: string) => {
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
