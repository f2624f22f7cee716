/**
 * Why an account call failed, in words of this product that do not change with the provider.
 *
 * - `invalid-credentials`: address and password do not belong together; never tells which is wrong.
 * - `invalid-email`: the address is not one.
 * - `weak-password`: the provider wants a longer or stronger password.
 * - `sign-up-refused`: the provider accepts no new accounts at all.
 * - `other-way`: the address signs in by other means than the one that was tried.
 * - `popup-blocked`, `popup-closed`: the other provider's window did not open, or was left.
 * - `invalid-link`: the code of a mail's link is wrong, used, too old, or its account is gone.
 * - `session-ended`: the account is gone, blocked or its session revoked; the state is signedOut.
 * - `too-many-requests`: the provider wants a pause.
 * - `network`: no answer; trying again may help.
 * - `timeout`: none in the time that a visitor can be asked to wait; it may still come.
 * - `not-available`: the provider is not set up for this.
 * - `invalid-photo`: the photo is not an https address that can be stored.
 * - `unknown`: anything else; `cause` says what.
 */
export type AuthErrorCode =
  | 'invalid-credentials'
  | 'invalid-email'
  | 'weak-password'
  | 'sign-up-refused'
  | 'other-way'
  | 'popup-blocked'
  | 'popup-closed'
  | 'invalid-link'
  | 'session-ended'
  | 'too-many-requests'
  | 'network'
  | 'timeout'
  | 'not-available'
  | 'invalid-photo'
  | 'unknown';

/** The one error that account calls reject with. `cause` is the provider's own error, if any. */
export class AuthError extends Error {
  readonly code: AuthErrorCode;

  constructor(code: AuthErrorCode, options?: ErrorOptions) {
    super(`Account call failed: ${code}`, options);
    this.name = 'AuthError';
    this.code = code;
  }
}
