import { AuthError, type AuthErrorCode } from '../../authError.ts';
import { stableCodes } from './providerCodes.ts';

/** The kind of call: the same provider code may mean different things. */
export type AuthCall = 'signIn' | 'signUp' | 'google' | 'account' | 'link';

/**
 * Overrides by call. Without a session, every answer that would reveal whether the address has an
 * account (unknown, blocked, taken) becomes the call's general refusal. A link is invalid when its
 * account was deleted or blocked, or its new address was taken meanwhile.
 */
const refusals: Readonly<Record<AuthCall, Partial<Record<AuthErrorCode, AuthErrorCode>>>> = {
  signIn: {
    'session-ended': 'invalid-credentials',
    'sign-up-refused': 'invalid-credentials',
    'weak-password': 'invalid-credentials',
  },
  signUp: { 'session-ended': 'sign-up-refused', 'invalid-credentials': 'sign-up-refused' },
  // Google has confirmed the address, so only a blocked or deleted account can be refused.
  google: { 'session-ended': 'sign-up-refused' },
  account: {},
  link: {
    'session-ended': 'invalid-link',
    'sign-up-refused': 'invalid-link',
    'invalid-credentials': 'invalid-link',
  },
};

/**
 * Converts what the SDK threw during `call` to the product's error, with the original as its
 * `cause`.
 */
export function toAuthError(cause: unknown, call: AuthCall): AuthError {
  if (cause instanceof AuthError) return cause;
  const code = stableCodes.get(providerCodeOf(cause)) ?? 'unknown';
  return new AuthError(refusals[call][code] ?? code, { cause });
}

function providerCodeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** Whether the SDK refused an address because it already has an account. */
export const isEmailInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/email-already-in-use';

/** Ignores errors that would reveal whether the address has a usable account. */
export async function ignoreUnknownAccount(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (toAuthError(error, 'account').code !== 'session-ended') throw error;
  }
}
