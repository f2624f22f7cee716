/** The signed-in visitor, as the provider tells it. It never carries a password. */
export interface Account {
  /** The provider's id of the account. */
  readonly id: string;
  readonly email: string;
  /** '' when none was given. */
  readonly displayName: string;
  /** An https address or ''; made safe when it is read, whatever the provider has stored. */
  readonly photoUrl: string;
  readonly isEmailVerified: boolean;
  /** False for who signs in with Google only. */
  readonly hasPassword: boolean;
}

/**
 * - `session-ended`: the provider no longer accepts the session that this device kept.
 * - `account-deleted`: the visitor has just deleted the account here.
 */
export type SignedOutReason = 'session-ended' | 'account-deleted';

/** 'loading' lasts until the provider has answered: nobody is let in or sent away before. */
export type AuthState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signedOut';
      /** Left out when nobody was signed in, or the visitor signed out. */
      readonly reason?: SignedOutReason;
    }
  | { readonly status: 'signedIn'; readonly account: Account };

/** The state before the provider has answered. */
export const loadingState: AuthState = { status: 'loading' };

/** The state while nobody is signed in, for no reason to tell. */
export const signedOutState: AuthState = { status: 'signedOut' };

/**
 * The state that follows when the provider names an account, or none. Returns `state` itself when
 * nothing differs, so that a mere token refresh renders nothing.
 */
export function accountChanged(
  state: AuthState,
  account: Account | null,
  reason?: SignedOutReason,
): AuthState {
  if (account === null) return signedOut(state, reason);
  if (state.status === 'signedIn' && isSameAccount(state.account, account)) return state;
  return { status: 'signedIn', account };
}

/** A reason stays until somebody signs in. */
function signedOut(state: AuthState, reason: SignedOutReason | undefined): AuthState {
  if (state.status === 'signedOut' && (reason === undefined || reason === state.reason)) {
    return state;
  }
  return reason === undefined ? signedOutState : { status: 'signedOut', reason };
}

function isSameAccount(one: Account, other: Account): boolean {
  return (
    one.id === other.id &&
    one.email === other.email &&
    one.displayName === other.displayName &&
    one.photoUrl === other.photoUrl &&
    one.isEmailVerified === other.isEmailVerified &&
    one.hasPassword === other.hasPassword
  );
}
