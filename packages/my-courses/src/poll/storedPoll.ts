import { fieldCodec, type Moment, momentSchema } from '@aulario/course-data/records';
import * as v from 'valibot';
import { joinVotes, withMissingOpinions } from './joinVotes.ts';
import type { Poll } from './poll.ts';
import { isSamePoll, pollKey, pollSchema, recordOfPoll, voterIdSchema } from './pollLink.ts';

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

type PollRecord = v.InferOutput<v.ObjectSchema<typeof storedFields, undefined>>;

const pollOfRecord = ({ letter, ...state }: PollRecord): StoredPoll => ({ poll: letter, ...state });

/** The record of a stored poll in a backup, whose field for the poll is `letter`. */
export const storedPollSchema = v.pipe(v.object(storedFields), v.transform(pollOfRecord));

/** The record of a stored poll; records of equal polls are equal. */
export const recordOfStoredPoll = ({ poll, ...state }: StoredPoll) => ({
  letter: recordOfPoll(poll),
  ...state,
});

const storedPollOfBrowser = v.pipe(
  v.object({
    ...storedFields,
    letter: v.pipe(
      v.union([
        v.pipe(
          v.looseObject({ v: v.record(v.string(), v.unknown()) }),
          v.transform((letter) => ({ ...letter, v: Object.values(letter.v) })),
        ),
        // Of earlier releases.
        v.looseObject({ v: v.array(v.unknown()) }),
      ]),
      pollSchema,
    ),
  }),
  v.transform(pollOfRecord),
);

/** Stores a poll in the browser: its record, with the voters by their ids, so that they merge one by one. */
export const storedPollCodec = fieldCodec<StoredPoll>(
  storedPollOfBrowser,
  ({ poll }) => pollKey(poll),
  (kept) => {
    const { letter, ...state } = recordOfStoredPoll(kept);
    const voters = Object.fromEntries(letter.v.map((voter) => [String(voter[0]), voter]));
    return { letter: { ...letter, v: voters }, ...state };
  },
);

/** The objects of {@link storedPollCodec} whose members merge one by one. */
export const storedPollPaths = ['letter', 'letter.v'];

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
