import * as v from 'valibot';
import { type Letter, mergeLetters } from './letter.ts';
import { isSameLetter, letterRecord, recordOfLetter, voterIdSchema } from './letterLink.ts';

/** A letter with the state of this browser. */
export interface KeptLetter {
  readonly letter: Letter;
  /** The voter who uses this browser; null until chosen. */
  readonly voterId: string | null;
}

/** The stored form of a kept letter, in browsers and backups. */
export const keptLetterRecord = v.object({
  letter: letterRecord,
  voterId: v.nullable(voterIdSchema),
});

/** A key that is equal for kept letters with equal content. */
export const recordOfKept = ({ letter, voterId }: KeptLetter) => ({
  letter: recordOfLetter(letter),
  voterId,
});

/** Merges two copies of a letter; the voter of the first one has priority. */
export const joinKept = (one: KeptLetter, other: KeptLetter): KeptLetter => ({
  letter: mergeLetters(one.letter, other.letter),
  voterId: one.voterId ?? other.voterId,
});

/** Whether a kept letter adds nothing to another copy. */
export const isWithin = (kept: KeptLetter, other: KeptLetter): boolean => {
  const joined = joinKept(other, kept);
  return joined.voterId === other.voterId && isSameLetter(joined.letter, other.letter);
};
