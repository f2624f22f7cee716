import type { Course } from '@aulario/course-data';
import type { Random } from '@aulario/search/testing';
import { misspell, type Slip, slips, withExtraAccent } from '@aulario/search/testing';
import type { KnownItem, QueryKind } from './knownItem.ts';
import smallWordsJson from './smallWords.json' with { type: 'json' };
import { splitForJudge, withoutAccents, writtenWords } from './splitForJudge.ts';
import type { TitleIndex } from './titleIndex.ts';
import { translateTitle, type Wording } from './translateTitle.ts';

/** The courses that queries are drawn from, with an index of their titles. */
export interface IndexedCourses {
  records: readonly Course[];
  titles: TitleIndex;
}

/**
 * A query, and the words of an instructor's name that are also required; null when the course allows
 * no query of the kind.
 */
type Asked = (Wording & { names?: readonly string[] }) | null;

/** A query whose words mean themselves, or other given words. */
const asTyped = (words: readonly string[], meant = words): Asked => ({
  words,
  meaning: meant.map((word) => [word]),
});

/** Words that only queries of a whole title contain. */
const smallWords: ReadonlySet<string> = new Set(smallWordsJson);

/** Keeps half to nine tenths of the significant words, in order. */
function dropWords(random: Random, words: readonly string[]): string[] {
  const significant = words.filter((word) => !smallWords.has(word));
  const kept = Math.max(2, Math.ceil(significant.length * (0.5 + 0.4 * random.next())));
  const left = [...significant];
  while (left.length > kept) left.splice(random.below(left.length), 1);
  return left;
}

/** Misspells one word of at least five letters, never as another word of the titles. */
function slipOf(
  random: Random,
  indexed: IndexedCourses,
  words: readonly string[],
  slip: Slip,
): Asked {
  const places = [...words.keys()].filter((place) => /^\p{L}{5,}$/u.test(words[place] ?? ''));
  if (places.length === 0) return null;
  const wrong = random.pick(places);
  const slipped = misspell(random, words[wrong] ?? '', slip);
  const isWord = splitForJudge(slipped).some((word) => indexed.titles.placesOf(word).length > 0);
  if (isWord) return null;
  return asTyped(
    words.map((word, place) => (place === wrong ? slipped : word)),
    words,
  );
}

/** Truncates the last word as if it was still being typed; any word with this prefix is meant. */
function cutLast(random: Random, { titles }: IndexedCourses, words: readonly string[]): Asked {
  const last = words.at(-1) ?? '';
  if (!/^\p{L}{5,}$/u.test(last)) return null;
  const cut = last.slice(0, 3 + random.below(last.length - 3));
  const whole = words.slice(0, -1);
  const begun = titles.wordsBeginning(withoutAccents(cut));
  return { words: [...whole, cut], meaning: [...whole.map((word) => [word]), begun] };
}

function withInstructor(course: Course, words: readonly string[]): Asked {
  const names = course.instructors[0]?.split(' ').slice(0, 2);
  const asked = words.slice(0, 1);
  if (names === undefined) return null;
  return {
    words: [...names, ...asked],
    meaning: asked.map((word) => [word]),
    names: names.flatMap(splitForJudge),
  };
}

function shuffled(random: Random, words: readonly string[]): string[] {
  const left = [...words];
  return words.flatMap(() => left.splice(random.below(left.length), 1));
}

/** The course's language; null when it is neither of the interface's two. */
function ownLanguage({ language }: Course): 'es' | 'en' | null {
  const code = language?.slice(0, 2);
  return code === 'es' || code === 'en' ? code : null;
}

function ask(random: Random, indexed: IndexedCourses, course: Course, kind: QueryKind): Asked {
  const words = writtenWords(course.title);
  const kept = dropWords(random, words);
  switch (kind) {
    case 'title':
      return asTyped(words);
    case 'words dropped':
      return asTyped(kept);
    case 'accents missing': {
      const plain = kept.map(withoutAccents);
      return plain.join() === kept.join() ? null : asTyped(plain, kept);
    }
    case 'accents extra':
      return asTyped(
        kept.map((word) => withExtraAccent(random, word)),
        kept,
      );
    case 'word order':
      return asTyped(shuffled(random, kept));
    case 'last word cut':
      return cutLast(random, indexed, kept);
    case 'other language': {
      const language = ownLanguage(course);
      return language && translateTitle(indexed.titles, splitForJudge(course.title), language);
    }
    case 'instructor':
      return withInstructor(course, shuffled(random, kept));
    case 'mixed':
      return slipOf(random, indexed, kept.map(withoutAccents), random.pick(slips));
    default:
      return slipOf(random, indexed, kept, kind);
  }
}

function rightAnswers(
  { titles }: IndexedCourses,
  asked: NonNullable<Asked>,
  maxWords: number,
): Set<number> {
  const fits = (place: number) => {
    const course = titles.courses[place];
    return (
      course !== undefined &&
      course.words.length <= maxWords &&
      (asked.names ?? []).every((name) => course.names.has(name))
    );
  };
  return new Set(titles.matching(asked.meaning).filter(fits));
}

/**
 * Whether a course in the reader's language also has all words in any of its texts. It would be the
 * better answer, so the query would not test the search across languages.
 */
function hasOwnAnswer(
  { titles }: IndexedCourses,
  words: readonly string[],
  right: ReadonlySet<number>,
  language: string,
): boolean {
  const isOwn = (place: number) => titles.courses[place]?.language === language;
  return [...right].some(isOwn) || titles.holding(words).some(isOwn);
}

/** Draws a query of the kind for this course; null when the course allows none. */
export function drawKnownItem(
  random: Random,
  indexed: IndexedCourses,
  place: number,
  kind: QueryKind,
): KnownItem | null {
  const course = indexed.records[place];
  const drawn = indexed.titles.courses[place];
  const asked = course && ask(random, indexed, course, kind);
  if (!course || !drawn || !asked) return null;
  const own = ownLanguage(course);
  const right = rightAnswers(indexed, asked, drawn.words.length);
  const item = { kind, text: asked.words.join(' '), language: own, right };
  if (kind !== 'other language') return item;
  const language = own === 'es' ? 'en' : 'es';
  return hasOwnAnswer(indexed, asked.words, right, language) ? null : { ...item, language };
}
