import type { Dictionary } from './dictionary.ts';
import type { Glossary } from './glossary/glossary.ts';
import { stem } from './stem.ts';
import { type Term, tier } from './term.ts';
import { nameKey, type PlacedWord, queryWords } from './words.ts';

interface GlossaryTerm {
  group: number;
  words: readonly string[];
  stems: readonly string[];
}

/** Finds what the glossary calls the same. */
export class GlossaryTerms {
  readonly #groups: GlossaryTerm[][];
  /** By the stem of the first word, the longest term first. */
  readonly #byStem = new Map<string, GlossaryTerm[]>();

  constructor(glossary: Glossary) {
    this.#groups = glossary.map((texts, group) =>
      texts.map((text) => {
        const words = queryWords(text).map(({ word }) => word);
        return { group, words, stems: words.map(stem) };
      }),
    );
    for (const term of this.#groups.flat()) {
      const [first] = term.stems;
      if (first === undefined) continue;
      const known = this.#byStem.get(first) ?? [];
      this.#byStem.set(first, known);
      known.push(term);
    }
    for (const terms of this.#byStem.values())
      terms.sort((a, b) => b.words.length - a.words.length);
  }

  /** For each word of a query, by what else it (alone or with its neighbours) may be met. */
  translate(words: readonly PlacedWord[], dictionary: Dictionary): Term[][] {
    const stems = words.map(({ word }) => stem(word));
    const found: Term[][] = words.map(() => []);
    for (let start = 0; start < words.length; ) {
      const met = this.#longestAt(stems, start);
      for (const term of met) {
        const others = this.#others(term, dictionary);
        for (let place = 0; place < term.words.length; place += 1) {
          found[start + place]?.push(...others);
        }
      }
      start += met[0]?.words.length ?? 1;
    }
    return found;
  }

  /** Every name key that means the same as this one. */
  sameKeys(key: string): string[] {
    const groups = this.#groups.filter((terms) =>
      terms.some(({ words }) => words.join(' ') === key),
    );
    return [...new Set([key, ...groups.flat().map(({ words }) => nameKey(words.join(' ')))])];
  }

  #longestAt(stems: readonly string[], start: number): GlossaryTerm[] {
    const terms = (this.#byStem.get(stems[start] ?? '') ?? []).filter((term) =>
      term.stems.every((one, place) => one === stems[start + place]),
    );
    return terms.filter(({ words }) => words.length === terms[0]?.words.length);
  }

  #others(term: GlossaryTerm, dictionary: Dictionary): Term[] {
    const others = (this.#groups[term.group] ?? []).filter((other) => other !== term);
    return others.flatMap(({ words }) => {
      const tokens = words.map((word) => dictionary.find(word));
      if (tokens.some((token) => token < 0)) return [];
      return { tokens, kind: 'translation' as const, tier: tier.translation, quality: 0.8 };
    });
  }
}
