import { AuthError, type AuthErrorCode } from '../authError.ts';
import { stableCodes } from './providerCodes.ts';

/** What was being done: the same provider code may mean different things. */
export type AuthCall = 'signIn' | 'signUp' | 'google' | 'account' | 'link';

/**
 * Before there is a session, whatever would tell whether the address has an account (unknown,
 * blocked, already taken) is answered with the call's own general refusal. A link whose account is
 * gone or blocked, or whose new address was taken meanwhile, is of no use any more.
 */
const refusals: Readonly<Record<AuthCall, Partial<Record<AuthErrorCode, AuthErrorCode>>>> = {
  signIn: {
    'session-ended': 'invalid-credentials',
    'sign-up-refused': 'invalid-credentials',
    'weak-password': 'invalid-credentials',
  },
  signUp: { 'session-ended': 'sign-up-refused', 'invalid-credentials': 'sign-up-refused' },
  // Google has said whose address it is: only a blocked or deleted account is left to refuse.
  google: { 'session-ended': 'sign-up-refused' },
  account: {},
  link: {
    'session-ended': 'invalid-link',
    'sign-up-refused': 'invalid-link',
    'invalid-credentials': 'invalid-link',
  },
};

/** The product's error for what the SDK threw during `call`; the original becomes its `cause`. */
export function toAuthError(cause: unknown, call: AuthCall): AuthError {
  if (cause instanceof AuthError) return cause;
  const code = stableCodes.get(providerCodeOf(cause)) ?? 'unknown';
  return new AuthError(refusals[call][code] ?? code, { cause });
}

function providerCodeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
