import { glossary, glossarySubjects, glossaryWords } from '@aulario/search';
import { splitForJudge } from './splitForJudge.ts';
import type { Meaning, TitleIndex } from './titleIndex.ts';

type Language = 'es' | 'en';

const other = { es: 'en', en: 'es' } as const;

/** The terms of the glossary in a language, longer ones first: 'teoría musical' before 'música'. */
function termsOf(language: Language) {
  const all = [...glossarySubjects, ...glossaryWords].flatMap((names, index) =>
    names[language].map((term) => ({
      words: splitForJudge(term),
      translation: names[other[language]][0],
      group: glossary[index] ?? [],
    })),
  );
  return all.toSorted((a, b) => b.words.length - a.words.length);
}

const terms = { es: termsOf('es'), en: termsOf('en') };

const runStart = (words: readonly string[], run: readonly string[]) =>
  words.findIndex((_, start) => run.every((word, offset) => words[start + offset] === word));

/** The words of a query with the meaning of each. */
export interface Wording {
  readonly words: readonly string[];
  readonly meaning: Meaning;
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
  const translated = terms[language].filter(({ words, translation }) => {
    const start = runStart(rest, words);
    if (start < 0 || words.join(' ') === splitForJudge(translation).join(' ')) return false;
    rest.splice(start, words.length, '');
    return true;
  });
  const isShared = (word: string) => {
    const courses = [...index.having(word)];
    const isKnownIn = (code: Language) =>
      courses.some((course) => course.language?.startsWith(code));
    return word.length > 2 && isKnownIn('es') && isKnownIn('en');
  };
  const shared = rest.filter(isShared).slice(0, 2);
  const words = [...translated.flatMap(({ translation }) => translation.split(' ')), ...shared];
  if (translated.length === 0 || words.length < 2) return null;
  const meaning = [...translated.map(({ group }) => group), ...shared.map((word) => [word])];
  return { words, meaning };
}
