import type { Moment } from '@aulario/course-data/records';
import { momentSchema } from '@aulario/course-data/records';
import * as v from 'valibot';
import { joinVotes, withMissingOpinions } from './joinVotes.ts';
import type { Poll } from './poll.ts';
import { isSamePoll, pollSchema, recordOfPoll, voterIdSchema } from './pollLink.ts';

/** A poll with the state of this browser. */
export interface StoredPoll {
  readonly poll: Poll;
  /** The voter who uses this browser; null until chosen. */
  readonly voterId: string | null;
  /** When this browser last voted or gave a name; unknown of records of earlier releases. */
  readonly usedAt: Moment;
}

const storedFields = {
  letter: pollSchema,
  voterId: v.nullable(voterIdSchema),
  usedAt: momentSchema,
};

/** The record of a stored poll in a backup, whose field for the poll is `letter`. */
export const storedPollSchema = v.pipe(
  v.object(storedFields),
  v.transform(({ letter, ...state }): StoredPoll => ({ poll: letter, ...state })),
);

/** The objects of {@link textOfStoredPoll} whose members merge one by one: the voters do. */
export const storedPollPaths = ['letter', 'letter.v'];

const votersByPlace = v.looseObject({ v: v.record(v.string(), v.unknown()) });

/** The same record with its version, as text in the browser's storage. */
export const storedPollText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(1),
    ...storedFields,
    letter: v.pipe(
      v.union([
        v.pipe(
          votersByPlace,
          v.transform((letter) => ({ ...letter, v: Object.values(letter.v) })),
        ),
        // Of earlier releases.
        v.looseObject({ v: v.array(v.unknown()) }),
      ]),
      pollSchema,
    ),
  }),
);

/** Writes a stored poll for {@link storedPollText}. */
export function textOfStoredPoll(kept: StoredPoll): string {
  const { letter, ...state } = recordOfStoredPoll(kept);
  const voters = Object.fromEntries(letter.v.map((voter) => [String(voter[0]), voter]));
  return JSON.stringify({ version: 1, letter: { ...letter, v: voters }, ...state });
}

/** The record of a stored poll; records of equal polls are equal. */
export const recordOfStoredPoll = ({ poll, ...state }: StoredPoll) => ({
  letter: recordOfPoll(poll),
  ...state,
});

/**
 * Adds another stored copy of a poll, of another browser of the same person; the voter of the first
 * one has priority, and says elsewhere only what they have not said here.
 */
export function mergeStoredPolls(one: StoredPoll, other: StoredPoll): StoredPoll {
  const { voterId } = one;
  const others = new Map([...other.poll.voters].filter(([id]) => id !== voterId));
  const poll = joinVotes(one.poll, { ...other.poll, voters: others }, voterId);
  return {
    ...one,
    poll: voterId === null ? poll : withMissingOpinions(poll, voterId, other.poll),
    voterId: voterId ?? other.voterId,
  };
}

/** Whether a stored poll adds nothing to another copy. */
export const isWithin = (kept: StoredPoll, other: StoredPoll): boolean => {
  const joined = mergeStoredPolls(other, kept);
  return joined.voterId === other.voterId && isSamePoll(joined.poll, other.poll);
};
