import * as v from 'valibot';
import type { MessageId } from '../language/messages.ts';

export const passwordLength = 12;

const message = (id: MessageId) => id;

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('invalid.emailMissing')),
  v.email(message('invalid.email')),
);

const password = v.pipe(v.string(), v.nonEmpty(message('invalid.passwordMissing')));

const newPassword = v.pipe(password, v.minLength(passwordLength, message('invalid.passwordShort')));

/** Only what can be known before asking the provider: any password may be an old, short one. */
export const loginForm = v.object({ email, password });

export const signupForm = v.object({ email, password: newPassword });

export const forgotForm = v.object({ email });

export const passwordForm = v.object({ current: password, password: newPassword });

export const proofForm = v.object({ password });

export const resetForm = v.object({ password: newPassword });
