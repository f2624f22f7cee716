import { type Course, primaryLanguage } from '@aulario/course-data';
import {
  createRandom,
  misspell,
  mixSeeds,
  type Random,
  type Slip,
  slips,
  withExtraAccent,
} from '@aulario/search/testing';
import type { JudgedQuery } from './judge.ts';
import smallWordsJson from './smallWords.json' with { type: 'json' };
import { splitForJudge, withoutAccents, writtenWords } from './splitForJudge.ts';
import { indexTitles, type Meaning, type TitleIndex } from './titleIndex.ts';

/** The words of a query, and what is right for them. */
interface Wording {
  readonly words: readonly string[];
  readonly meaning: Meaning;
  /** The words of an instructor's name that are also required. */
  readonly names?: readonly string[];
}

/** Null when the course allows no query of the kind. */
type Asked = Wording | null;

/** What a query is drawn from. */
interface Draw {
  readonly random: Random;
  readonly titles: TitleIndex;
  readonly course: Course;
  /** Half to nine tenths of the significant words of the title, in order. */
  readonly kept: readonly string[];
}

/** A query whose words mean themselves, or other given words. */
const asTyped = (words: readonly string[], meant = words): Wording => ({
  words,
  meaning: meant.map((word) => [word]),
});

/** Words that only queries of a whole title contain. */
const smallWords: ReadonlySet<string> = new Set(smallWordsJson);

function dropWords(random: Random, title: string): string[] {
  const left = writtenWords(title).filter((word) => !smallWords.has(word));
  const count = Math.max(2, Math.ceil(left.length * (0.5 + 0.4 * random.next())));
  while (left.length > count) left.splice(random.below(left.length), 1);
  return left;
}

function shuffled({ random, kept }: Draw): string[] {
  const left = [...kept];
  return kept.flatMap(() => left.splice(random.below(left.length), 1));
}

/** Misspells one word of at least five letters, never as another word of the titles. */
function slipOf({ random, titles, kept }: Draw, slip: Slip): Asked {
  const places = [...kept.keys()].filter((place) => /^\p{L}{5,}$/u.test(kept[place] ?? ''));
  if (places.length === 0) return null;
  const wrong = random.pick(places);
  const slipped = misspell(random, kept[wrong] ?? '', slip);
  if (splitForJudge(slipped).some((word) => titles.has(word))) return null;
  return asTyped(kept.with(wrong, slipped), kept);
}

/** Truncates the last word as if it was still being typed; any word with this prefix is meant. */
function cutLast({ random, titles, kept }: Draw): Asked {
  const last = kept.at(-1) ?? '';
  if (!/^\p{L}{5,}$/u.test(last)) return null;
  const cut = last.slice(0, 3 + random.below(last.length - 3));
  const whole = kept.slice(0, -1);
  const begun = titles.wordsBeginning(withoutAccents(cut));
  return { words: [...whole, cut], meaning: [...whole.map((word) => [word]), begun] };
}

function withInstructor(draw: Draw): Asked {
  const asked = shuffled(draw).slice(0, 1);
  const names = draw.course.instructors[0]?.split(' ').slice(0, 2);
  if (names === undefined) return null;
  const { meaning } = asTyped(asked);
  return { words: [...names, ...asked], meaning, names: names.flatMap(splitForJudge) };
}

/** The course's language; null when it is neither of the interface's two. */
function ownLanguage({ language }: Course): 'es' | 'en' | null {
  const code = primaryLanguage(language);
  return code === 'es' || code === 'en' ? code : null;
}

/** How a query differs from the title that it is drawn from, in the order of reports. */
const draws = {
  title: ({ course }) => asTyped(writtenWords(course.title)),
  'words dropped': ({ kept }) => asTyped(kept),
  'word order': (draw) => asTyped(shuffled(draw)),
  'last word cut': cutLast,
  'accents missing': ({ kept }) => {
    const plain = kept.map(withoutAccents);
    return plain.join() === kept.join() ? null : asTyped(plain, kept);
  },
  'accents extra': ({ random, kept }) =>
    asTyped(
      kept.map((word) => withExtraAccent(random, word)),
      kept,
    ),
  insertion: (draw) => slipOf(draw, 'insertion'),
  deletion: (draw) => slipOf(draw, 'deletion'),
  substitution: (draw) => slipOf(draw, 'substitution'),
  transposition: (draw) => slipOf(draw, 'transposition'),
  mixed: ({ kept, ...draw }) =>
    slipOf({ ...draw, kept: kept.map(withoutAccents) }, draw.random.pick(slips)),
  instructor: withInstructor,
} satisfies Record<string, (draw: Draw) => Asked>;

/** What known-item queries are like. */
export type QueryKind = keyof typeof draws;

/** Every {@link QueryKind}, in the order of reports. */
export const queryKinds = Object.keys(draws) as QueryKind[];

/** A query for a course that the reader has in mind. */
export type KnownItem = JudgedQuery<QueryKind>;

/**
 * The drawn course and all that fit the query equally well: they contain all meant words, before
 * misspelling, in a title of no more words.
 */
function rightAnswers({ titles, course }: Draw, { meaning, names = [] }: Wording) {
  const maxWords = splitForJudge(course.title).length;
  return titles.matching(meaning).filter(({ title, instructors }) => {
    const known = new Set(instructors.flatMap(splitForJudge));
    return splitForJudge(title).length <= maxWords && names.every((name) => known.has(name));
  });
}

/** Draws a query of the kind; null when the course allows none. */
function drawItem(draw: Draw, kind: QueryKind): KnownItem | null {
  const asked = draws[kind](draw);
  if (asked === null) return null;
  const right = new Set(rightAnswers(draw, asked));
  return {
    kind,
    text: asked.words.join(' '),
    language: ownLanguage(draw.course),
    isRight: (course) => right.has(course),
  };
}

/** Many courses allow no query of a kind (no accent, no long word), so several are tried. */
const attemptsPerQuery = 200;

/**
 * Draws queries from courses, the same number of each kind. Deterministic per seed, and the same for
 * every engine.
 *
 * @throws RangeError when the courses allow too few queries of a kind.
 */
export function generateKnownItems(
  courses: readonly Course[],
  { seed, perKind }: { seed: number; perKind: number },
): KnownItem[] {
  const titles = indexTitles(courses);
  const random = createRandom(mixSeeds(seed, 5));
  const drawOne = (kind: QueryKind): KnownItem => {
    for (let attempt = 0; attempt < attemptsPerQuery; attempt += 1) {
      const course = random.pick(courses);
      const item = drawItem(
        { random, titles, course, kept: dropWords(random, course.title) },
        kind,
      );
      if (item !== null) return item;
    }
    throw new RangeError(`Too few courses allow a query of the kind '${kind}'`);
  };
  return Array.from({ length: perKind }, () => queryKinds.map(drawOne)).flat();
}
