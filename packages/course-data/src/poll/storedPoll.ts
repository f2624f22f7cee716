import * as v from 'valibot';
import { mergePolls, type Poll } from './poll.ts';
import { isSamePoll, pollSchema, recordOfPoll, voterIdSchema } from './pollLink.ts';

/** A poll with the state of this browser. */
export interface StoredPoll {
  readonly poll: Poll;
  /** The voter who uses this browser; null until chosen. */
  readonly voterId: string | null;
}

const storedFields = { letter: pollSchema, voterId: v.nullable(voterIdSchema) };

/** The record of a stored poll in a backup, whose field for the poll is `letter`. */
export const storedPollSchema = v.pipe(
  v.object(storedFields),
  v.transform(({ letter, voterId }): StoredPoll => ({ poll: letter, voterId })),
);

/** The same record with its version, as text in the browser's storage. */
export const storedPollText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), ...storedFields }),
);

/** The record of a stored poll; records of equal polls are equal. */
export const recordOfStoredPoll = ({ poll, voterId }: StoredPoll) => ({
  letter: recordOfPoll(poll),
  voterId,
});

/** Merges two copies of a poll; the voter of the first one has priority. */
export const mergeStoredPolls = (one: StoredPoll, other: StoredPoll): StoredPoll => ({
  poll: mergePolls(one.poll, other.poll),
  voterId: one.voterId ?? other.voterId,
});

/** Whether a stored poll adds nothing to another copy. */
export const isWithin = (kept: StoredPoll, other: StoredPoll): boolean => {
  const joined = mergeStoredPolls(other, kept);
  return joined.voterId === other.voterId && isSamePoll(joined.poll, other.poll);
};
