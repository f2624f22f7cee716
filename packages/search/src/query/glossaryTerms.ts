import { type Dictionary, formOf } from '../index/dictionary.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { stem } from '../language/stem.ts';
import type { PlacedWord } from '../language/words.ts';
import { createTerm, type Term } from './term.ts';
import {
  isTypedAt,
  type KnownTerm,
  longestTermsAt,
  preferTyped,
  TermsByStem,
  WordList,
} from './termsByStem.ts';

/** The quality of the closest related term, and the factor for each following one. */
const relatedQuality = 0.7;
const rankFactor = 0.7;

/** A span of a query that the lexicon knows, and the terms that also match it. */
export interface WordSpan<Found = Term> {
  start: number;
  length: number;
  terms: readonly Found[];
}

/** A span of a query with the keys of what it names or leads to. */
interface MeantSpan extends WordSpan<string> {
  /** The keys that name the whole span. */
  names: readonly string[];
  /** Whether the lexicon has the span as it is, not only an inflection of it, and not as a name. */
  isAsTyped: boolean;
}

/** The words of a span as they are typed. */
const typedIn = (words: readonly PlacedWord[], start: number, length: number): string =>
  words
    .slice(start, start + length)
    .map(({ word }) => word)
    .join(' ');

/** Merges overlapping spans into ranges. */
export function rangesOf(
  spans: readonly Pick<WordSpan, 'start' | 'length'>[],
): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, length } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, start + length);
    else ranges.push({ start, end: start + length });
  }
  return ranges;
}

/** The spans that hold the word at a place. */
export const spansAt = (spans: readonly WordSpan[], place: number) =>
  spans.filter(({ start, length }) => start <= place && place < start + length);

/** Looks up synonyms and related terms of the lexicon. Its terms are name keys. */
export class GlossaryTerms {
  readonly #lexicon: Lexicon;
  #same: TermsByStem | null = null;
  #related: TermsByStem | null = null;
  #seconds: Map<string, string[]> | null = null;
  #typed: WordList | null = null;
  #stems: WordList | null = null;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** The spans of a query that are names, each with its synonyms. */
  namesIn(words: readonly PlacedWord[], dictionary: Dictionary): WordSpan[] {
    return this.#spans(this.#sameTerms(), words, (term, typed) =>
      this.#otherNames(term, typed, dictionary),
    );
  }

  /** The spans of a query with related terms. */
  relatedIn(words: readonly PlacedWord[], dictionary: Dictionary): WordSpan[] {
    return this.#spans(this.#relatedTerms(), words, ({ entry }) =>
      (this.#lexicon.related[entry]?.leadTo ?? []).flatMap((names, rank) =>
        names.flatMap((key) => {
          const tokens = key.split(' ').map((word) => dictionary.find(word));
          if (tokens.some((token) => token < 0)) return [];
          return createTerm('related', tokens, relatedQuality * rankFactor ** rank, {
            isInOneField: true,
          });
        }),
      ),
    );
  }

  /** The spans of a text that the lexicon knows, as a name or as a term that leads to a subject. */
  knownIn(words: readonly string[]): { start: number; length: number; leadsOn: boolean }[] {
    const placed = words.map((word, position) => ({ word, position }));
    const spansIn = (known: TermsByStem) => this.#spans<Term>(known, placed, () => []);
    return [
      ...spansIn(this.#sameTerms()).map((span) => ({ ...span, leadsOn: false })),
      ...spansIn(this.#relatedTerms()).map((span) => ({ ...span, leadsOn: true })),
    ];
  }

  /** Whether words lead only to subjects that no document has: 'german' where nothing teaches it. */
  leadsNowhere(key: string): boolean {
    const words = key.split(' ').map((word, position) => ({ word, position }));
    const led = this.#spans(
      this.#relatedTerms(),
      words,
      ({ entry }) => this.#lexicon.related[entry]?.leadTo ?? [],
    );
    return led.length > 0 && led.every(({ terms }) => terms.length === 0);
  }

  /** The spans of a query with the keys of what they name or lead to; none overlaps another. */
  keysIn(words: readonly PlacedWord[]): MeantSpan[] {
    const { glossary, related } = this.#lexicon;
    const meaning =
      (keysOf: (entry: number) => readonly string[], isOwnName = (_: number) => false) =>
      (term: KnownTerm) => [
        {
          key: term.words.join(' '),
          keys: keysOf(term.entry),
          isOwnName: isOwnName(term.entry),
        },
      ];
    const named = this.#spans(
      this.#sameTerms(),
      words,
      meaning((entry) => glossary[entry]?.flat() ?? []),
    );
    const leading = this.#spans(
      this.#relatedTerms(),
      words,
      meaning(
        (entry) => related[entry]?.leadTo.flat() ?? [],
        (entry) => related[entry]?.areNames ?? false,
      ),
    );
    const keysOf = ({ terms }: (typeof named)[number]) => terms.flatMap(({ keys }) => keys);
    const isTyped = ({ start, length, terms }: (typeof named)[number]) => {
      const typed = typedIn(words, start, length);
      return terms.some(({ key }) => key === typed);
    };
    // 'historias' leads to writing, and is no inflection of 'historia'.
    const names = named.filter(
      (name) =>
        isTyped(name) || !leading.some((lead) => lead.start === name.start && isTyped(lead)),
    );
    return rangesOf([...names, ...leading]).map(({ start, end }) => {
      const length = end - start;
      const typed = typedIn(words, start, length);
      const within = [...names, ...leading].filter((one) => start <= one.start && one.start < end);
      const whole = names.filter((one) => one.start === start && one.length === length);
      return {
        start,
        length,
        terms: within.flatMap(keysOf),
        names: [typed, ...whole.flatMap(keysOf)],
        isAsTyped: within.some(({ terms }) =>
          terms.some((term) => !term.isOwnName && term.key === typed),
        ),
      };
    });
  }

  /** For each word of a query, its synonyms, by itself or with adjacent words. */
  translate(words: readonly PlacedWord[], dictionary: Dictionary): Term[][] {
    const names = this.namesIn(words, dictionary);
    return words.map((_, place) => spansAt(names, place).flatMap(({ terms }) => terms));
  }

  /** The synonyms of a name key. */
  sameKeys(key: string): string[] {
    const groups = this.#lexicon.glossary.filter((sides) =>
      sides.some((keys) => keys.includes(key)),
    );
    return [...new Set([key, ...groups.flat(2)])];
  }

  /** The words that make a name of two words with this one before them: 'design' of 'graphic'. */
  secondWords(first: string): readonly string[] {
    this.#seconds ??= this.#pairs();
    return this.#seconds.get(first) ?? [];
  }

  /** Whether the lexicon contains the word or an inflection of it: then it is not misspelt. */
  hasWord(word: string): boolean {
    if (this.hasTypedWord(word)) return true;
    this.#stems ??= new WordList(this.#words().map(stem));
    return this.#stems.has(stem(word));
  }

  /** Whether the lexicon contains the word as it is. */
  hasTypedWord(word: string): boolean {
    this.#typed ??= new WordList(this.#words());
    return this.#typed.has(word);
  }

  /** Whether the lexicon contains the word as a name of its own: 'autocad'. */
  isOwnName(word: string): boolean {
    return this.#relatedTerms()
      .startingWith(stem(word))
      .some(
        ({ entry, words }) =>
          words.length === 1 &&
          words[0] === word &&
          this.#lexicon.related[entry]?.areNames === true,
      );
  }

  #sameTerms(): TermsByStem {
    this.#same ??= new TermsByStem(this.#lexicon.glossary.map((sides) => sides.flat()));
    return this.#same;
  }

  #relatedTerms(): TermsByStem {
    this.#related ??= new TermsByStem(this.#lexicon.related.map(({ terms }) => terms));
    return this.#related;
  }

  #pairs() {
    const seconds = new Map<string, string[]>();
    for (const key of this.#lexicon.glossary.flat(2)) {
      const [first = '', second, another] = key.split(' ');
      if (second === undefined || another !== undefined) continue;
      seconds.set(first, [...(seconds.get(first) ?? []), second]);
    }
    return seconds;
  }

  #words(): string[] {
    const { glossary, related } = this.#lexicon;
    const keys = [...glossary.flat(2), ...related.flatMap(({ terms }) => terms)];
    return keys.flatMap((key) => key.split(' '));
  }

  #spans<Found>(
    byStem: TermsByStem,
    words: readonly PlacedWord[],
    termsOf: (term: KnownTerm, typed: string) => readonly Found[],
  ): WordSpan<Found>[] {
    const stems = words.map(({ word }) => stem(word));
    const found: WordSpan<Found>[] = [];
    for (let start = 0; start < words.length; ) {
      // A name of its own has no inflections: 'asanas' are none of 'Asana'.
      const isMeant = (term: KnownTerm) =>
        byStem !== this.#related ||
        this.#lexicon.related[term.entry]?.areNames !== true ||
        isTypedAt(term, words, start);
      const longestTerms = longestTermsAt(byStem, stems, start, isMeant);
      const met = byStem === this.#related ? preferTyped(longestTerms, words, start) : longestTerms;
      const length = met[0]?.words.length ?? 1;
      if (met.length > 0) {
        const typed = typedIn(words, start, length);
        found.push({ start, length, terms: met.flatMap((term) => termsOf(term, typed)) });
      }
      start += length;
    }
    return found;
  }

  #otherNames({ entry, words }: KnownTerm, typed: string, dictionary: Dictionary): Term[] {
    const key = words.join(' ');
    return (this.#lexicon.glossary[entry] ?? []).flatMap((side) => {
      const kind = side.includes(key) ? 'synonym' : 'translation';
      const tokensBy = (find: (word: string) => number) =>
        side
          .filter((other) => other !== typed)
          .map((other) => ({ other, tokens: other.split(' ').map(find) }))
          .filter(({ tokens }) => tokens.every((token) => token >= 0));
      const asWritten = tokensBy((word) => dictionary.find(word));
      // 'psicológicos' for 'psicológico', where no document has that.
      const said = asWritten.length > 0 ? asWritten : tokensBy((word) => formOf(dictionary, word));
      return said.map(({ other, tokens }) => {
        const isInflection = stem(other) === stem(key);
        return createTerm(isInflection ? 'stem' : kind, tokens, 0.8, { isInOneField: true });
      });
    });
  }
}
