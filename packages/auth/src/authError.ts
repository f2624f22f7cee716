/**
 * Why an account call failed. The codes do not depend on the provider.
 *
 * - `invalid-credentials`: address and password do not match; never says which one is wrong.
 * - `invalid-email`: not a valid address.
 * - `weak-password`: the provider requires a longer or stronger password.
 * - `sign-up-refused`: the provider does not accept new accounts.
 * - `other-way`: the account signs in with another method.
 * - `popup-blocked`, `popup-closed`: the window of the other provider did not open, or was closed.
 * - `invalid-link`: the code of the link is wrong, used or expired, or its account no longer
 * exists.
 * - `session-ended`: the account was deleted or blocked, or its session revoked; the state is
 * signedOut.
 * - `too-many-requests`: the provider throttles requests.
 * - `network`: no answer; a retry may help.
 * - `timeout`: no answer within the time limit; it may still arrive.
 * - `no-storage`: the browser's storage, which keeps the session, does not answer.
 * - `not-available`: the provider is not configured for this.
 * - `not-erased`: what is kept for the account could not be removed, so that the account stays.
 * - `invalid-photo`: the photo is not an https address that can be stored.
 * - `unknown`: anything else; see `cause`.
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
  | 'no-storage'
  | 'not-available'
  | 'not-erased'
  | 'invalid-photo'
  | 'unknown';

/** The only error that account calls reject with. `cause` is the provider's own error, if any. */
export class AuthError extends Error {
  readonly code: AuthErrorCode;

  constructor(code: AuthErrorCode, options?: ErrorOptions) {
    super(`Account call failed: ${code}`, options);
    this.name = 'AuthError';
    this.code = code;
  }
}
