import { inTime } from '@aulario/frame/async/inTime.ts';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import * as v from 'valibot';
import { loadJudge } from './loadJudge.ts';

/** The minimum length of a new password, in characters as people count them. */
export const passwordLength = 12;

export const countCharacters = (text: string): number => [...text].length;

/** An existing password: it may be old and short. */
export const givenPassword = v.pipe(
  v.string(),
  v.nonEmpty('invalid.passwordMissing' satisfies MessageId),
);

/** A new password, checked without the list. */
export const chosenPassword = v.pipe(
  givenPassword,
  v.check(
    (password) => countCharacters(password) >= passwordLength,
    'invalid.passwordShort' satisfies MessageId,
  ),
);

/**
 * How long a form waits for the list, in milliseconds; without the list only the length is checked.
 */
const loadTimeoutMs = 3_000;

/** Whether the password is among the most likely guesses; false if the list cannot be loaded. */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  const judge = await inTime(loadJudge(), loadTimeoutMs, null);
  return judge?.judgePassword(password, email) === 'weak';
}

/** A new password for this address, checked with the list. */
export const newPasswordFor = (email: string) =>
  v.pipeAsync(
    chosenPassword,
    v.checkAsync(
      async (password) => !(await isCommonPassword(password, email)),
      'invalid.passwordCommon' satisfies MessageId,
    ),
  );
