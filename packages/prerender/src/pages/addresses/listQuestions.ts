import { type Catalogue, type CategoryId, subjectIn } from '@aulario/course-data';
import type { Language } from '@aulario/frame/language/language.ts';
import { foldText } from '@aulario/search';
import { browsedCourses } from './browsedCourses.ts';

/** Below that a word of titles is not worth an answer of its own. */
const minTitles = 2;

/** Of a large catalogue, its first titles say what is frequent. */
const maxTitles = 20_000;

/** What a file can be named after on every system. */
const isNameable = (question: string) => /^[a-z0-9]+( [a-z0-9]+)*$/.test(question);

/** Shorter words join the others: 'bases de datos'. */
const isLong = (word: string) => word.length > 3;

/** The most words from one long word to the next. */
const longestPhrase = 4;

/** The long words of a title, and two of them that follow each other: 'minería', 'minería de datos'. */
function* phrasesIn(title: string): Generator<string> {
  for (const part of title.split(/[^\p{L}\p{N}\s]+/u)) {
    const words = part.split(/\s+/).filter(Boolean);
    for (const [start, word] of words.entries()) {
      if (!isLong(word)) continue;
      yield word;
      const next = words.findIndex((other, place) => place > start && isLong(other));
      if (next > 0 && next - start < longestPhrase) yield words.slice(start, next + 1).join(' ');
    }
  }
}

export interface QuestionsOptions {
  readonly language: Language;
  /** Returns the name of a category in the language. */
  readonly nameOf: (category: CategoryId) => string;
  readonly maxQuestions: number;
}

/**
 * Returns what many ask a catalogue, what most courses answer first: names of categories and subjects,
 * and words and pairs of words that several titles in the language share; in lower case.
 */
export async function listQuestions(
  catalogue: Pick<Catalogue, 'overview' | 'search'>,
  { language, nameOf, maxQuestions }: QuestionsOptions,
): Promise<string[]> {
  const named = new Map<string, number>();
  const said = new Map<string, number>();
  const count = (counts: Map<string, number>, text: string, courses: number) => {
    const question = text.toLowerCase();
    counts.set(question, (counts.get(question) ?? 0) + courses);
  };
  for (const { category, total, subjects } of await catalogue.overview({ category: null })) {
    count(named, nameOf(category), total);
    for (const subject of subjects) {
      const own = subjectIn(subject, language);
      count(named, own, subject.total);
      // Fewer ask with the name that courses of another language use.
      if (own !== subject.subject) count(named, subject.subject, subject.total / 2);
    }
  }
  let titles = 0;
  for await (const { title, language: spoken } of browsedCourses(catalogue)) {
    if (titles++ === maxTitles) break;
    if (spoken !== null && !spoken.startsWith(language)) continue;
    for (const phrase of new Set(phrasesIn(title.toLowerCase()))) count(said, phrase, 1);
  }
  const shared = [...said].filter(([, courses]) => courses >= minTitles);
  // Of spellings that the search does not tell apart, the more frequent one.
  const questions = new Map<string, string>();
  for (const [text] of [...named, ...shared].sort(([, one], [, other]) => other - one)) {
    const question = foldText(text);
    if (isNameable(question) && !questions.has(question)) questions.set(question, text);
  }
  return [...questions.values()].slice(0, maxQuestions);
}
