import * as v from 'valibot';
import { type Letter, mergeLetters } from './letter.ts';
import { isSameLetter, letterRecord, recordOfLetter, voterIdSchema } from './letterLink.ts';

/** A letter as one browser knows it. */
export interface KeptLetter {
  readonly letter: Letter;
  /** Which of its voters uses this browser; null until that was said. */
  readonly voterId: string | null;
}

/** A kept letter as a browser and a backup hold it. */
export const keptLetterRecord = v.object({
  letter: letterRecord,
  voterId: v.nullable(voterIdSchema),
});

/** The same value for kept letters that say the same. */
export const recordOfKept = ({ letter, voterId }: KeptLetter) => ({
  letter: recordOfLetter(letter),
  voterId,
});

/** Two copies of one letter as one; the first says who votes here, if it knows. */
export const joinKept = (one: KeptLetter, other: KeptLetter): KeptLetter => ({
  letter: mergeLetters(one.letter, other.letter),
  voterId: one.voterId ?? other.voterId,
});

/** Whether a kept letter says nothing beyond another copy of it. */
export const isWithin = (kept: KeptLetter, other: KeptLetter): boolean => {
  const joined = joinKept(other, kept);
  return joined.voterId === other.voterId && isSameLetter(joined.letter, other.letter);
};
