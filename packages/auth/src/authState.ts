/** The signed-in user as the provider describes it, without any password. */
export interface Account {
  /** The provider's id of the account. */
  readonly id: string;
  readonly email: string;
  /** '' when none was given. */
  readonly displayName: string;
  /** An https address or ''. Checked on every read, whatever the provider has stored. */
  readonly photoUrl: string;
  readonly isEmailVerified: boolean;
  /** False for accounts that only sign in with Google. */
  readonly hasPassword: boolean;
}

/**
 * - `session-ended`: the provider no longer accepts the session stored on this device.
 * - `account-deleted`: the user has just deleted the account here.
 */
export type SignedOutReason = 'session-ended' | 'account-deleted';

/**
 * 'loading' lasts until the provider has answered: until then guards neither admit nor redirect.
 */
export type AuthState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signedOut';
      /** Absent when nobody was signed in, or the user signed out. */
      readonly reason?: SignedOutReason;
    }
  | { readonly status: 'signedIn'; readonly account: Account };

/** The state before the provider has answered. */
export const loadingState: AuthState = { status: 'loading' };

/** The state while nobody is signed in, without a reason. */
export const signedOutState: AuthState = { status: 'signedOut' };

/**
 * Returns the state after the provider reports an account, or none. Returns `state` itself when
 * nothing differs, so that a token refresh does not cause a render.
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

/** A reason stays until the next sign-in. */
function signedOut(state: AuthState, reason: SignedOutReason | undefined): AuthState {
  if (state.status === 'signedOut' && (reason === undefined || reason === state.reason)) {
    return state;
  }
  return reason === undefined ? signedOutState : { status: 'signedOut', reason };
}

const isSameAccount = (one: Account, other: Account): boolean =>
  Object.entries(one).every(([field, value]) => value === other[field as keyof Account]);
