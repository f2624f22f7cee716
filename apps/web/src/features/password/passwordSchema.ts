import * as v from 'valibot';
import type { MessageId } from '../language/messages.ts';
import { isCommonPassword } from './isCommonPassword.ts';

/** The least length of a password that is chosen here, in characters as people count them. */
export const passwordLength = 12;

const message = (id: MessageId) => id;

export const countCharacters = (text: string): number => [...text].length;

/** A password that is asked for again: any may be an old, short one. */
export const givenPassword = v.pipe(v.string(), v.nonEmpty(message('invalid.passwordMissing')));

/** A password that is being chosen, as far as can be told without the list. */
export const chosenPassword = v.pipe(
  givenPassword,
  v.check(
    (password) => countCharacters(password) >= passwordLength,
    message('invalid.passwordShort'),
  ),
);

/** A password that is being chosen for this address. */
export const newPasswordFor = (email: string) =>
  v.pipeAsync(
    chosenPassword,
    v.checkAsync(
      async (password) => !(await isCommonPassword(password, email)),
      message('invalid.passwordCommon'),
    ),
  );
