import type { AccountLink, PasswordReset } from './accountLink.ts';
import type { AuthState } from './authState.ts';

/** What a visitor types to sign in or up. No implementation keeps it after the call. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * - `signed-in`: the account was made, and its session has begun.
 * - `address-taken`: the address has an account, whose owner was sent a mail.
 */
export type SignUpResult = 'signed-in' | 'address-taken';

/** What the profile form saves. */
export interface ProfileChange {
  /** The new name; '' removes it. */
  readonly displayName: string;
  /** An https address, or '' to keep the photo as it is, as the specification asks. */
  readonly photoUrl: string;
}

/**
 * Proves that the person at the device owns the account. Neither value is kept after the call.
 *
 * - `password`: the present one.
 * - `googleToken`: a new ID token of the Google account that the account signs in with.
 */
export type Reauthentication = { readonly password: string } | { readonly googleToken: string };

/** A new password, and the present one as reauthentication. Neither is kept after the call. */
export interface PasswordChange {
  readonly current: string;
  readonly password: string;
}

/**
 * The port through which the product reaches an authentication provider.
 *
 * Methods are free functions: they may be taken off the object. Every action rejects with an
 * `AuthError` and with nothing else, and resolves after the state has changed.
 */
export interface AuthService {
  /** The present state; the same object until something in it changes. */
  getState(): AuthState;
  /** Calls `listener` after every change of state. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** A wrong password and an unknown address reject alike, with 'invalid-credentials'. */
  signIn(credentials: Credentials): Promise<void>;
  /**
   * Makes an account for a free address, signs it in and asks for its verification mail, without
   * waiting for that mail. The owner of a taken address gets a mail that leads to a new password;
   * the state then stays as it is. Rejects with 'sign-up-refused' where the provider makes no
   * accounts.
   */
  signUp(credentials: Credentials): Promise<SignUpResult>;
  /**
   * Signs in with an ID token that Google issued to this product, and makes the account where there
   * is none. Rejects with 'other-way' when the address signs in by other means, and with
   * 'not-available' where Google is not set up.
   */
  signInWithGoogle(idToken: string): Promise<void>;
  /** Ends the session on this device, also without a network. */
  signOut(): Promise<void>;
  /**
   * Asks the provider whether the session still holds, and takes over what it knows of the account.
   * One that was blocked, deleted or revoked, or whose password changed, is then signed out, with
   * the reason in the state. Rejects only when there was no answer.
   */
  checkSession(): Promise<void>;
  /**
   * Saves name and photo, once the session is known to hold. Rejects with 'invalid-photo' when the photo is neither '' nor an https
   * address, and with 'session-ended', signed out, when the account is gone or blocked.
   */
  updateProfile(change: ProfileChange): Promise<void>;
  /**
   * Sets another password, which ends the sessions on other devices. A wrong present one rejects
   * with 'invalid-credentials'.
   */
  changePassword(change: PasswordChange): Promise<void>;
  /**
   * Has a mail sent to the new address; the account keeps the old one until its link is followed.
   * A wrong password rejects with 'invalid-credentials'. Resolves alike whether or not the address
   * has an account; one that has gets no mail.
   */
  changeEmail(change: Credentials): Promise<void>;
  /**
   * Deletes the account and signs out, with the reason 'account-deleted'. A wrong password, or
   * another Google account, rejects with 'invalid-credentials'.
   */
  deleteAccount(reauthentication: Reauthentication): Promise<void>;
  /**
   * Has a mail sent that leads to a new password. Resolves alike whether or not the address has an
   * account.
   */
  sendPasswordReset(email: string): Promise<void>;
  /** Sends the verification mail of the signed-in account once more. */
  sendVerification(): Promise<void>;
  /** What the code of a mail's link is for. It stays usable. Rejects with 'invalid-link'. */
  readLink(code: string): Promise<AccountLink>;
  /**
   * Does what a link says, for every kind but 'reset-password'; the code is then used up. The state
   * follows when the link was about the signed-in account. Rejects with 'invalid-link'.
   */
  followLink(code: string): Promise<void>;
  /** Sets a new password, which ends the account's sessions. Rejects with 'invalid-link'. */
  resetPassword(reset: PasswordReset): Promise<void>;
}

/** The part of the service that does something. */
export type AuthActions = Omit<AuthService, 'getState' | 'subscribe'>;
