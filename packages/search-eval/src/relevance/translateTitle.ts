import { glossary, glossarySubjects, glossaryWords } from '@aulario/search';
import { splitForJudge } from './splitForJudge.ts';
import type { Meaning, TitleIndex } from './titleIndex.ts';

interface Entry {
  /** The words of the term as in a title, folded. */
  words: readonly string[];
  translation: string;
  group: readonly string[];
}

type Language = 'es' | 'en';

const other = { es: 'en', en: 'es' } as const;

function entriesOf(language: Language): Entry[] {
  const all = [...glossarySubjects, ...glossaryWords].map((names, index) =>
    names[language].map((term) => ({
      words: splitForJudge(term),
      translation: names[other[language]][0],
      group: glossary[index] ?? [],
    })),
  );
  // Longer terms first: 'teoría musical' before 'música'.
  return all.flat().toSorted((a, b) => b.words.length - a.words.length);
}

const entries = { es: entriesOf('es'), en: entriesOf('en') };

const runStart = (words: readonly string[], run: readonly string[]) =>
  words.findIndex((_, start) => run.every((word, offset) => words[start + offset] === word));

/** The words of a query with the meaning of each. */
export interface Wording {
  words: readonly string[];
  meaning: Meaning;
}

/**
 * Translates the subjects of a title as readers of the other language would type them. Keeps other
 * words only if titles of both languages contain them, such as product names and numbers. Null if
 * less than two words remain or nothing was translated.
 */
export function translateTitle(
  index: TitleIndex,
  title: readonly string[],
  language: Language,
): Wording | null {
  const rest = [...title];
  const terms = entries[language].filter(({ words, translation }) => {
    const start = runStart(rest, words);
    if (start < 0 || words.join(' ') === splitForJudge(translation).join(' ')) return false;
    rest.splice(start, words.length, '');
    return true;
  });
  const isShared = (word: string) =>
    word.length > 2 &&
    (['es', 'en'] as const).every((each) =>
      index.placesOf(word).some((place) => index.courses[place]?.language === each),
    );
  const shared = rest.filter(isShared).slice(0, 2);
  const words = [...terms.flatMap(({ translation }) => translation.split(' ')), ...shared];
  if (terms.length === 0 || words.length < 2) return null;
  return { words, meaning: [...terms.map(({ group }) => group), ...shared.map((word) => [word])] };
}
