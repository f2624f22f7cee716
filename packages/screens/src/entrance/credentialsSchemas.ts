import { emailSchema } from '@aulario/frame/form/emailSchema.ts';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import * as v from 'valibot';
import {
  chosenPassword,
  givenPassword,
  isCommonPassword,
  newPasswordFor,
} from '../password/passwordSchema.ts';

/** The checks that need no provider. */
export const loginForm = v.object({ email: emailSchema, password: givenPassword });

export const signupForm = v.pipeAsync(
  v.object({ email: emailSchema, password: chosenPassword }),
  v.forwardAsync(
    v.checkAsync(
      async (typed) => !(await isCommonPassword(typed.password, typed.email)),
      'invalid.passwordCommon' satisfies MessageId,
    ),
    ['password'],
  ),
);

export const forgotForm = v.object({ email: emailSchema });

/** @param address - The account's address; the password must not contain parts of it. */
export const passwordForm = (address: string) =>
  v.objectAsync({ current: givenPassword, password: newPasswordFor(address) });

export const proofForm = v.object({ password: givenPassword });

/** @param address - The account's address; the password must not contain parts of it. */
export const resetForm = (address: string) => v.objectAsync({ password: newPasswordFor(address) });
