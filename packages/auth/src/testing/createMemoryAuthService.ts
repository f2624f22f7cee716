import { AuthError, type AuthErrorCode } from '../authError.ts';
import type { AuthActions, AuthService, EraseRecords, ProfileChange } from '../authService.ts';
import type { AuthState, SignedOutReason } from '../authState.ts';
import { createAuthStateStore } from '../authStateStore.ts';
import { photoUrlOf } from '../photoUrlOf.ts';
import { createTokenRecord } from '../tokenRecord.ts';
import { type MemoryAccount, MemoryDirectory } from './memoryDirectory.ts';

/** An action that can be made to fail. Sign-out needs no network and never fails. */
export type MemoryAction = Exclude<keyof AuthActions, 'signOut'>;

/**
 * Options of {@link createMemoryAuthService}. By default there is no account and nobody is signed
 * in.
 */
export interface MemoryAuthOptions {
  /** Accounts that can sign in. Ignored when a `directory` is given. */
  readonly accounts?: readonly MemoryAccount[] | undefined;
  /**
   * The initial state. 'loading' stays until an action ends it; a 'signedIn' account need not be
   * among the accounts. By default 'loading', then the directory's session.
   */
  readonly state?: AuthState | undefined;
  /** Called at the start and by every action, which go on when it resolves; at once by default. */
  readonly wait?: (() => Promise<void>) | undefined;
  /** The code that every action fails with, or a function that returns it for each call. */
  readonly failWith?: AuthErrorCode | ((action: MemoryAction) => AuthErrorCode | null) | undefined;
  /** Where to store the token record; nowhere by default. */
  readonly storage?: Storage | undefined;
  /** Erases what is kept of an account elsewhere, before it is deleted. */
  readonly eraseRecords?: EraseRecords | undefined;
  /** The server and browser, shared with other services to simulate reloads and tabs. */
  readonly directory?: MemoryDirectory | undefined;
}

/**
 * Creates a service without a provider, for stories and tests. It fulfils the contract of the real
 * one.
 */
export function createMemoryAuthService(options: MemoryAuthOptions = {}): AuthService {
  const { wait = async () => undefined, failWith, eraseRecords } = options;
  const directory = options.directory ?? new MemoryDirectory(options.accounts);
  const record = options.storage === undefined ? null : createTokenRecord(options.storage);
  const store = createAuthStateStore();

  const settle = (reason?: SignedOutReason): void => {
    const account = directory.sessionAccount();
    if (account === null) record?.clear();
    else record?.write(tokenOf(account.id));
    if (account !== null) store.setAccount(account);
    else store.setAccount(null, directory.hasEndedSession ? 'session-ended' : reason);
  };

  const act = async <T>(action: MemoryAction, run: () => T | Promise<T>): Promise<T> => {
    await wait();
    let answer: T;
    try {
      const forced = typeof failWith === 'function' ? failWith(action) : failWith;
      if (forced) throw new AuthError(forced);
      answer = await run();
    } catch (error) {
      if (error instanceof AuthError && error.code === 'session-ended') {
        const wasSignedIn = store.getState().status === 'signedIn';
        directory.setSession(null, wasSignedIn ? 'session-ended' : undefined);
      }
      throw error instanceof AuthError ? error : new AuthError('unknown', { cause: error });
    }
    settle();
    return answer;
  };

  start(options.state, directory, settle, wait);
  directory.subscribe(settle);

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    signIn: (credentials) =>
      act('signIn', () => directory.setSession(directory.signIn(credentials))),
    signUp: (credentials) =>
      act('signUp', () => {
        const id = directory.signUp(credentials);
        if (id === null) return 'address-taken';
        directory.setSession(id);
        return 'signed-in';
      }),
    signInWithGoogle: (idToken) =>
      act('signInWithGoogle', () => directory.setSession(directory.signInWithGoogle(idToken))),
    signOut: async () => {
      await wait();
      directory.setSession(null);
    },
    checkSession: () => act('checkSession', () => undefined),
    getToken: () =>
      act('getToken', () => {
        const account = directory.sessionAccount();
        if (account === null) throw new AuthError('session-ended');
        return tokenOf(account.id);
      }),
    updateProfile: async (change) => {
      const safe = withSafePhoto(change);
      await act('updateProfile', () => directory.update(directory.session, safe));
    },
    changePassword: ({ current, password }) =>
      act('changePassword', () => {
        directory.reauthenticate(directory.session, { password: current });
        directory.setPassword(directory.session, password);
      }),
    changeEmail: ({ email, password }) =>
      act('changeEmail', () => {
        directory.reauthenticate(directory.session, { password });
        directory.sendEmailChange(directory.session, email);
      }),
    deleteAccount: (reauthentication) =>
      act('deleteAccount', async () => {
        const { id, email } = directory.reauthenticate(directory.session, reauthentication);
        await eraseRecords?.(id, tokenOf(id));
        directory.remove(email);
        directory.setSession(null, 'account-deleted');
        await eraseRecords?.(id, tokenOf(id)).catch(() => undefined);
      }),
    sendPasswordReset: (email) =>
      act('sendPasswordReset', () => directory.sendPasswordReset(email)),
    sendVerification: () =>
      act('sendVerification', () => directory.sendVerification(directory.session)),
    readLink: (code) => act('readLink', () => directory.readLink(code)),
    followLink: (code) => act('followLink', () => directory.followLink(code)),
    resetPassword: (reset) => act('resetPassword', () => directory.resetPassword(reset)),
  };
}

const tokenOf = (id: string): string => `memory-token-of-${id}`;

function start(
  state: AuthState | undefined,
  directory: MemoryDirectory,
  settle: () => void,
  wait: () => Promise<void>,
): void {
  if (state?.status === 'loading') return;
  if (state === undefined) {
    wait().then(settle, settle);
    return;
  }
  directory.setSession(state.status === 'signedIn' ? directory.adopt(state.account) : null);
  settle();
}

function withSafePhoto(change: ProfileChange): ProfileChange {
  const photoUrl = photoUrlOf(change.photoUrl);
  if (photoUrl === '' && change.photoUrl !== '') throw new AuthError('invalid-photo');
  return { ...change, photoUrl };
}
