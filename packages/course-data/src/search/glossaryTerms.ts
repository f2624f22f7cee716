import type { Dictionary } from './dictionary.ts';
import { stem } from './stem.ts';
import { type Term, tier } from './term.ts';
import type { PlacedWord } from './words.ts';

interface GlossaryTerm {
  group: number;
  words: readonly string[];
  stems: readonly string[];
}

/** By the stem of their first word, the longest first. */
type TermsByStem = ReadonlyMap<string, readonly GlossaryTerm[]>;

function byFirstStem(groups: readonly (readonly string[])[]): TermsByStem {
  const byStem = new Map<string, GlossaryTerm[]>();
  for (const [group, keys] of groups.entries()) {
    for (const key of keys) {
      const words = key.split(' ');
      const stems = words.map(stem);
      const known = byStem.get(stems[0] ?? '') ?? [];
      byStem.set(stems[0] ?? '', known);
      known.push({ group, words, stems });
    }
  }
  for (const terms of byStem.values()) terms.sort((a, b) => b.words.length - a.words.length);
  return byStem;
}

/** Finds what the glossary calls the same; its terms are name keys. */
export class GlossaryTerms {
  readonly #groups: readonly (readonly string[])[];
  #terms: TermsByStem | null = null;

  constructor(groups: readonly (readonly string[])[]) {
    this.#groups = groups;
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
    const groups = this.#groups.filter((keys) => keys.includes(key));
    return [...new Set([key, ...groups.flat()])];
  }

  #longestAt(stems: readonly string[], start: number): readonly GlossaryTerm[] {
    this.#terms ??= byFirstStem(this.#groups);
    const terms = (this.#terms.get(stems[start] ?? '') ?? []).filter((term) =>
      term.stems.every((one, place) => one === stems[start + place]),
    );
    return terms.filter(({ words }) => words.length === terms[0]?.words.length);
  }

  #others(term: GlossaryTerm, dictionary: Dictionary): Term[] {
    const key = term.words.join(' ');
    const others = (this.#groups[term.group] ?? []).filter((other) => other !== key);
    return others.flatMap((other) => {
      const tokens = other.split(' ').map((word) => dictionary.find(word));
      if (tokens.some((token) => token < 0)) return [];
      return { tokens, kind: 'translation' as const, tier: tier.translation, quality: 0.8 };
    });
  }
}
