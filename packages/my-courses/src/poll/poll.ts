import type { Course } from '@aulario/course-data';
import { type Moment, momentSchema, shortText } from '@aulario/course-data/records';
import * as v from 'valibot';
import { isAddedByReader } from '../add/addedCourse.ts';
import { maxListName } from '../lists/listCodecs.ts';

/** A vote on a course. */
export const votes = ['yes', 'maybe', 'no'] as const;

/** One of {@link votes}. */
export type Vote = (typeof votes)[number];

/** A voter's opinion on a course. */
export interface Opinion {
  /** Null when withdrawn. */
  readonly vote: Vote | null;
  /** '' for none. */
  readonly note: string;
}

/** A value with a version counter: when copies differ, the higher counter wins. */
export interface Counted<T> {
  readonly count: number;
  readonly value: T;
}

/** A voter with their opinions. */
export interface Voter {
  readonly name: Counted<string>;
  /** By the 0-based index of the course in the poll. */
  readonly opinions: ReadonlyMap<number, Counted<Opinion>>;
}

/**
 * A shared list with everybody's votes and notes. Its name, day and courses are immutable; votes
 * and notes merge commutatively, so copies can be merged in any order.
 */
export interface Poll {
  readonly name: string;
  /** The creation time, which distinguishes polls of one list. */
  readonly startedAt: Moment;
  readonly courseIds: readonly string[];
  /** Its added courses, which are in no catalogue. */
  readonly added: readonly Course[];
  /** By the voter's random id. */
  readonly voters: ReadonlyMap<string, Voter>;
}

/** The maximum number of courses in a poll. */
export const maxPollCourses = 40;

/** The maximum length of a voter's name in characters. */
export const maxVoterName = 30;

/** The maximum length of a note in characters. */
export const maxOpinionNote = 140;

/** The maximum of the version counter. */
export const maxCount = 1_000_000;

/** The maximum number of voters in a poll. */
export const maxVoters = 500;

/**
 * Creates a poll without votes, with at most {@link maxPollCourses} courses. A moment that no reader
 * of a link takes is unknown from the start, since it is part of the poll's key.
 */
export function createPoll(name: string, courses: readonly Course[], startedAt: Moment): Poll {
  const distinct = new Map(courses.map((course) => [course.id, course]));
  const chosen = [...distinct.values()].slice(0, maxPollCourses);
  return {
    name: shortText(name, maxListName),
    startedAt: v.parse(momentSchema, startedAt),
    courseIds: chosen.map(({ id }) => id),
    added: chosen.filter(isAddedByReader),
    voters: new Map(),
  };
}

/** Adds a voter, or renames one. A new voter takes the place of another in a full poll. */
export function nameVoter(poll: Poll, voterId: string, name: string): Poll {
  const voter = poll.voters.get(voterId);
  const value = shortText(name, maxVoterName);
  if (value === '' || voter?.name.value === value) return poll;
  return withVoter(poll, voterId, {
    name: setAgain(voter?.name, value),
    opinions: voter?.opinions ?? new Map(),
  });
}

/** Sets a voter's opinion on a course, replacing the previous one. */
export function setOpinion(
  poll: Poll,
  voterId: string,
  courseIndex: number,
  { vote, note }: Opinion,
): Poll {
  const voter = poll.voters.get(voterId);
  if (voter === undefined || poll.courseIds[courseIndex] === undefined) return poll;
  const value = { vote, note: shortText(note, maxOpinionNote) };
  const before = voter.opinions.get(courseIndex);
  if (isSame(before?.value ?? { vote: null, note: '' }, value)) return poll;
  return withVoter(poll, voterId, {
    ...voter,
    opinions: new Map([...voter.opinions, [courseIndex, setAgain(before, value)]]),
  });
}

const setAgain = <T>(before: Counted<unknown> | undefined, value: T): Counted<T> => ({
  count: Math.min((before?.count ?? 0) + 1, maxCount),
  value,
});

const isSame = (a: Opinion, b: Opinion) => a.vote === b.vote && a.note === b.note;

function withVoter(poll: Poll, voterId: string, voter: Voter): Poll {
  const others = [...poll.voters].filter(([id]) => id !== voterId).slice(0, maxVoters - 1);
  return { ...poll, voters: new Map([...others, [voterId, voter]]) };
}
