import { isBroughtByReader } from '../add/addedCourse.ts';
import type { Course } from '../course/course.ts';
import { plainText } from '../course/plainText.ts';

/** What somebody thinks of taking a course. */
export const votes = ['yes', 'maybe', 'no'] as const;

/** One of {@link votes}. */
export type Vote = (typeof votes)[number];

/** What one voter says of one course. */
export interface Opinion {
  /** Null when it was taken back. */
  readonly vote: Vote | null;
  /** '' for none. */
  readonly note: string;
}

/** A value with how often it was set: of two, the one that was set more often counts. */
export interface Counted<T> {
  readonly count: number;
  readonly value: T;
}

/** Somebody who votes. */
export interface Voter {
  readonly name: Counted<string>;
  /** By the place of the course in the letter, from 0. */
  readonly opinions: ReadonlyMap<number, Counted<Opinion>>;
}

/**
 * A list that goes round, and what everybody says of its courses. Its name, day and courses never
 * change; votes and notes only ever join, so any two copies of it merge in any order.
 */
export interface Letter {
  readonly name: string;
  /** Milliseconds since the epoch; no two letters of one list are alike. */
  readonly startedAt: number;
  readonly courseIds: readonly string[];
  /** Those of its courses that a reader has brought. */
  readonly brought: readonly Course[];
  /** By an id that each voter draws. */
  readonly voters: ReadonlyMap<string, Voter>;
}

/** As many courses as a letter may hold. */
export const maxLetterCourses = 40;

/** As long as a voter's name may be, in characters. */
export const maxVoterName = 30;

/** As long as what is said of a course may be, in characters. */
export const maxOpinionNote = 140;

/** As often as a value may be set: a forged link must not make the next one impossible to read. */
export const maxCount = 1_000_000;

/** A text as every copy of the letter has it: clean, and cut without halving a character. */
export const letterText = (text: string, maxChars: number): string =>
  plainText(Array.from(plainText(text)).slice(0, maxChars).join(''));

/** A letter in which nobody has voted yet; of more courses than fit, the first. */
export function startLetter(name: string, courses: readonly Course[], startedAt: number): Letter {
  const chosen = courses.slice(0, maxLetterCourses);
  return {
    name,
    startedAt,
    courseIds: chosen.map(({ id }) => id),
    brought: chosen.filter(isBroughtByReader),
    voters: new Map(),
  };
}

/** Lets somebody vote, or changes the name of who does. */
export function nameVoter(letter: Letter, voterId: string, name: string): Letter {
  const voter = letter.voters.get(voterId);
  const value = letterText(name, maxVoterName);
  if (value === '' || voter?.name.value === value) return letter;
  return withVoter(letter, voterId, {
    name: setAgain(voter?.name, value),
    opinions: voter?.opinions ?? new Map(),
  });
}

/** Says something of a course, in the place of what the voter has said of it before. */
export function giveOpinion(
  letter: Letter,
  voterId: string,
  place: number,
  { vote, note }: Opinion,
): Letter {
  const voter = letter.voters.get(voterId);
  if (voter === undefined || letter.courseIds[place] === undefined) return letter;
  const value = { vote, note: letterText(note, maxOpinionNote) };
  const before = voter.opinions.get(place);
  if (isSame(before?.value ?? { vote: null, note: '' }, value)) return letter;
  return withVoter(letter, voterId, {
    ...voter,
    opinions: new Map([...voter.opinions, [place, setAgain(before, value)]]),
  });
}

/** Everything that two copies of a letter say. */
export function mergeLetters(one: Letter, other: Letter): Letter {
  return { ...one, voters: mergeMaps(one.voters, other.voters, mergeVoters) };
}

const setAgain = <T>(before: Counted<unknown> | undefined, value: T): Counted<T> => ({
  count: Math.min((before?.count ?? 0) + 1, maxCount),
  value,
});

const mergeVoters = (one: Voter, other: Voter): Voter => ({
  name: laterOf(one.name, other.name),
  opinions: mergeMaps(one.opinions, other.opinions, laterOf),
});

/** Set as often in two places, the value that comes last by its text counts: in every copy the same. */
function laterOf<T>(one: Counted<T>, other: Counted<T>): Counted<T> {
  if (one.count !== other.count) return one.count > other.count ? one : other;
  return JSON.stringify(one.value) >= JSON.stringify(other.value) ? one : other;
}

function mergeMaps<K, T>(
  one: ReadonlyMap<K, T>,
  other: ReadonlyMap<K, T>,
  merge: (a: T, b: T) => T,
): ReadonlyMap<K, T> {
  const merged = new Map(one);
  for (const [key, value] of other) {
    const known = merged.get(key);
    merged.set(key, known === undefined ? value : merge(known, value));
  }
  return merged;
}

const isSame = (a: Opinion, b: Opinion) => a.vote === b.vote && a.note === b.note;

const withVoter = (letter: Letter, voterId: string, voter: Voter): Letter => ({
  ...letter,
  voters: new Map([...letter.voters, [voterId, voter]]),
});
