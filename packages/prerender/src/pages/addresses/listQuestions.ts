import {
  type Catalogue,
  type CategoryId,
  type Course,
  platformOf,
  primaryLanguage,
  subjectIn,
} from '@aulario/course-data';
import type { Language } from '@aulario/frame/language/language.ts';
import {
  foldText,
  glossaryLanguages,
  glossarySubjects,
  glossaryWords,
  lowWeightWords,
} from '@aulario/search';
import { answerName, foldQuestion } from '../../start/preparedAnswers.ts';

/**
 * Returns what names and pairs of words of titles in another language are called in a reader's: its own
 * names, and of two words both translations, whose order differs between Spanish and English. Nothing in
 * a language that the glossary does not have.
 */
function createTranslator(language: Language): (phrase: string) => readonly string[] {
  const reader = glossaryLanguages.find((code) => code === language);
  if (reader === undefined) return () => [];
  const own = new Map<string, readonly [string, ...string[]]>();
  const others = glossaryLanguages.filter((code) => code !== language);
  for (const names of [...glossarySubjects, ...glossaryWords]) {
    for (const name of others.flatMap((code) => names[code])) {
      if (!own.has(foldText(name))) own.set(foldText(name), names[reader]);
    }
  }
  return (phrase) => {
    const known = own.get(foldText(phrase));
    if (known !== undefined) return known;
    const words = phrase.split(/ (?:(?:de|of|in|en|para|for|y|and|la|los) )*/);
    const [first, second, another] = words.map((word) => own.get(foldText(word)));
    if (first === undefined || second === undefined || another !== undefined) return [];
    const [noun] = second;
    // 'agricultura urbana', not 'urbano'.
    const beside = first.find((name) => name.at(-1) === noun.at(-1)) ?? first[0];
    return language === 'es'
      ? [`${noun} ${beside}`, `${noun} de ${first[0]}`]
      : [`${noun} ${first[0]}`];
  };
}

/**
 * Whether a word says what a course is about. Shorter words join the others ('bases de datos'), those
 * that a title shouts are names ('SQL'), and 'aprende' is neither.
 */
const isSaid = (word: string) =>
  (word.length > 3 || /^[\p{Lu}\p{N}+#]{2,}$/u.test(word)) && !lowWeightWords.has(foldText(word));

/** The most words of a phrase. */
const longestPhrase = 4;

/** What parts a title: 'Excel: de cero a experto (2024)'. */
const betweenParts = /[^\p{L}\p{N}\s+#.'’/-]+|\s[-–—]\s|\.(?=\s|$)/u;

/** The part of a title that names the course: 'Excel' of 'Excel: de cero a experto'. */
const titleHead = (title: string): string => title.split(betweenParts)[0]?.trim() ?? '';

/** What a title is about: words, and two of them that follow each other: 'minería', 'minería de datos'. */
function* phrasesIn(title: string): Generator<string> {
  for (const part of title.split(betweenParts)) {
    const words = part.split(/\s+/).filter(Boolean);
    for (const [start, word] of words.entries()) {
      if (!isSaid(word)) continue;
      yield word;
      const next = words.findIndex((other, place) => place > start && isSaid(other));
      if (next > 0 && next - start < longestPhrase) yield words.slice(start, next + 1).join(' ');
    }
  }
}

/** Of a large catalogue, its first titles say what is frequent. */
export const maxTitles = 20_000;

/** What a file can be named after on every system. */
const isNameable = (folded: string) =>
  /^[a-z0-9][a-z0-9+#.]*( [a-z0-9+#.]+)*$/.test(folded) && folded.length <= 150;

/** How people ask for a subject besides its name; the answer to most is the same. */
const rephrased: Readonly<Record<Language, (name: string) => readonly string[]>> = {
  es: (name) => [`curso de ${name}`, `cursos de ${name}`, `${name} curso`],
  en: (name) => [`${name} course`, `${name} courses`, `courses on ${name}`],
};

/** What people add to a subject, which changes the answer. */
const qualified: Readonly<Record<Language, (name: string) => readonly string[]>> = {
  es: (name) => [
    `${name} para principiantes`,
    `${name} desde cero`,
    `${name} gratis`,
    `${name} en español`,
    `${name} avanzado`,
  ],
  en: (name) => [
    `${name} for beginners`,
    `${name} from scratch`,
    `free ${name}`,
    `${name} in spanish`,
    `advanced ${name}`,
  ],
};

/** One in so many questions may be a subject, or a question, that is asked in all of these ways. */
const commonShare = 20;

/** A search and other texts whose answer may be the same. */
export interface Question {
  readonly text: string;
  readonly alike: readonly string[];
}

export interface QuestionsOptions {
  readonly language: Language;
  /** Returns the name of a category in the language. */
  readonly nameOf: (category: CategoryId) => string;
  readonly maxQuestions: number;
}

/** What each course adds to the worth of a text. */
const weightOf = { phrase: 1, foreign: 0.4, translation: 1.05, title: 1.5, head: 0.5, giver: 0.4 };

/** Adds up how much each text is worth. */
class Weights {
  readonly texts = new Map<string, number>();

  add(text: string, weight: number) {
    const question = text.toLowerCase();
    this.texts.set(question, (this.texts.get(question) ?? 0) + weight);
  }
}

const isIn = (spoken: string | null, language: Language) =>
  spoken === null || primaryLanguage(spoken) === language;

/** What of a course many ask for. */
export type AskedCourse = Pick<
  Course,
  'title' | 'platform' | 'institution' | 'instructors' | 'language'
>;

/** What titles say, and who gives the courses. */
function weighCourses(courses: readonly AskedCourse[], language: Language, weights: Weights) {
  const translate = createTranslator(language);
  for (const course of courses.slice(0, maxTitles)) {
    const { title, platform, institution, instructors, language: spoken } = course;
    const isOwn = isIn(spoken, language);
    for (const phrase of new Set(phrasesIn(title))) {
      weights.add(phrase, isOwn ? weightOf.phrase : weightOf.foreign);
      if (!isOwn) for (const own of translate(phrase)) weights.add(own, weightOf.translation);
    }
    weights.add(platformOf(platform).name, 1);
    if (institution !== null) weights.add(institution, weightOf.giver);
    for (const instructor of instructors) weights.add(instructor, weightOf.giver);
    if (!isOwn) continue;
    weights.add(title, weightOf.title);
    weights.add(titleHead(title), weightOf.head);
  }
}

/**
 * Returns what many ask a catalogue, what most courses answer first: names of categories, subjects,
 * platforms and institutions; words and pairs of words of titles; whole titles in the language, and what
 * they begin with. In lower case.
 *
 * @param courses - Those of it, in its order.
 */
export async function listQuestions(
  catalogue: Pick<Catalogue, 'overview'>,
  courses: readonly AskedCourse[],
  { language, nameOf, maxQuestions }: QuestionsOptions,
): Promise<Question[]> {
  const weights = new Weights();
  const subjectNames = new Set<string>();
  for (const { category, total, subjects } of await catalogue.overview({ category: null })) {
    weights.add(nameOf(category), total);
    for (const subject of subjects) {
      const own = subjectIn(subject, language);
      weights.add(own, subject.total);
      subjectNames.add(own.toLowerCase());
      // Fewer ask with the name that courses of another language use.
      if (own !== subject.subject) weights.add(subject.subject, subject.total / 2);
    }
  }
  weighCourses(courses, language, weights);
  return chooseQuestions(weights.texts, subjectNames, { language, maxQuestions });
}

/** Of spellings that the search does not tell apart, the more frequent one. */
function chooseQuestions(
  weights: ReadonlyMap<string, number>,
  subjectNames: ReadonlySet<string>,
  { language, maxQuestions }: Pick<QuestionsOptions, 'language' | 'maxQuestions'>,
): Question[] {
  const chosen = new Map<string, Map<string, string>>();
  function choose(text: string) {
    const folded = foldQuestion(text);
    const name = answerName(folded);
    if (name === '' || !isNameable(folded)) return;
    const ofName = chosen.get(name);
    if (ofName === undefined) chosen.set(name, new Map([[folded, text]]));
    else if (!ofName.has(folded)) ofName.set(folded, text);
  }
  const maxCommon = Math.floor(maxQuestions / commonShare);
  const heaviest = [...weights].sort(([, one], [, other]) => other - one).map(([text]) => text);
  let common = 0;
  for (const text of heaviest) {
    if (chosen.size >= maxQuestions) break;
    choose(text);
    if (!subjectNames.has(text) || common === maxCommon) continue;
    common += 1;
    qualified[language](text).forEach(choose);
  }
  return [...chosen.values()].map((texts, place) => {
    const [text = '', ...alike] = texts.values();
    return { text, alike: place < maxCommon ? [...alike, ...rephrased[language](text)] : alike };
  });
}
