import type { AccountLink, PasswordReset } from './accountLink.ts';
import type { AuthState } from './authState.ts';

/** What a visitor types to sign in or up. Implementations do not keep it after the call. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * - `signed-in`: the account was created and signed in.
 * - `address-taken`: the address already has an account; its owner was sent a mail.
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
 * - `password`: the current password.
 * - `googleToken`: a new ID token of the Google account that the account signs in with.
 */
export type Reauthentication = { readonly password: string } | { readonly googleToken: string };

/** The new password, and the current one for reauthentication. Neither is kept after the call. */
export interface PasswordChange {
  readonly current: string;
  readonly password: string;
}

/**
 * The port to an authentication provider.
 *
 * Methods do not use `this`. Every action rejects only with an `AuthError`, and resolves after the
 * state has changed.
 */
export interface AuthService {
  /** Returns the current state; the same object until something in it changes. */
  getState(): AuthState;
  /** Calls `listener` after every change of state. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Rejects with 'invalid-credentials' for a wrong password and for an unknown address alike. */
  signIn(credentials: Credentials): Promise<void>;
  /**
   * Creates an account for an unused address, signs it in and requests its verification mail
   * without waiting for that mail. If the address has an account, its owner gets a mail with a link
   * to set a new password, and the state does not change. Rejects with 'sign-up-refused' where the
   * provider does not accept new accounts.
   */
  signUp(credentials: Credentials): Promise<SignUpResult>;
  /**
   * Signs in with an ID token that Google issued to this product, and creates the account if there
   * is none. Rejects with 'other-way' when the address signs in with another method, and with
   * 'not-available' where Google is not configured.
   */
  signInWithGoogle(idToken: string): Promise<void>;
  /** Ends the session on this device, even offline. */
  signOut(): Promise<void>;
  /**
   * Asks the provider whether the session is still valid, and reloads the account. Signs out, with
   * the reason in the state, if the account was blocked or deleted, its session revoked or its
   * password changed. Rejects only when there was no answer.
   */
  checkSession(): Promise<void>;
  /**
   * Resolves with a token that proves the session to other services of the provider; with a new one
   * when `isRenewed`, for one that was refused. Rejects with 'session-ended' without a session.
   */
  getToken(isRenewed?: boolean): Promise<string>;
  /**
   * Saves name and photo after checking that the session is valid. Rejects with 'invalid-photo'
   * when the photo is neither '' nor an https address; signs out and rejects with 'session-ended'
   * when the account was deleted or blocked.
   */
  updateProfile(change: ProfileChange): Promise<void>;
  /**
   * Sets a new password, which ends the sessions on other devices. Rejects with
   * 'invalid-credentials' when the current one is wrong.
   */
  changePassword(change: PasswordChange): Promise<void>;
  /**
   * Sends a mail to the new address; the account keeps the old one until the mail's link is
   * followed. Rejects with 'invalid-credentials' when the password is wrong. To hide whether the
   * new address has an account, resolves in either case, but sends no mail if it has one.
   */
  changeEmail(change: Credentials): Promise<void>;
  /**
   * Erases what is kept of the account elsewhere, deletes it, and signs out with the reason
   * 'account-deleted'. Rejects with 'invalid-credentials' for a wrong password or another Google
   * account; an account whose records could not be erased stays.
   */
  deleteAccount(reauthentication: Reauthentication): Promise<void>;
  /**
   * Sends a mail with a link to set a new password. Resolves whether or not the address has an
   * account.
   */
  sendPasswordReset(email: string): Promise<void>;
  /** Sends the verification mail of the signed-in account again. */
  sendVerification(): Promise<void>;
  /**
   * Reads what the code of a mail's link is for, without using it up. Rejects with 'invalid-link'.
   */
  readLink(code: string): Promise<AccountLink>;
  /**
   * Applies a link of any kind but 'reset-password', which uses up the code. Updates the state when
   * the link belongs to the signed-in account. Rejects with 'invalid-link'.
   */
  followLink(code: string): Promise<void>;
  /** Sets a new password, which ends the account's sessions. Rejects with 'invalid-link'. */
  resetPassword(reset: PasswordReset): Promise<void>;
}

/**
 * Erases what is kept of an account outside of the provider of accounts. Called when its owner has
 * proved who they are, before the account is deleted. An `AuthError` that it rejects with reaches
 * who asked for the deletion; any other one becomes 'unknown'. Called once more after the deletion,
 * for what another device wrote in between; then nobody hears of a failure.
 *
 * @param token - Proves the session, as `getToken` does.
 */
export type EraseRecords = (accountId: string, token: string) => Promise<void>;

/** The methods of the service that act. */
export type AuthActions = Omit<AuthService, 'getState' | 'subscribe'>;
