import { type AuthService, type AuthState, loadingState, mapActions } from '@aulario/auth';
import { createListeners } from '@aulario/local-data';
import type { OfflineCopy } from '../../services/OfflineCopy.ts';
import type { AccountRecords } from './accountRecords.ts';
import { eraseSessionKeys, eraseTab, markedSession, markSession } from './sessionKeys.ts';

export interface LocalDataOfSession {
  readonly records: AccountRecords;
  readonly storage: Storage;
  /** The tab's session storage, which is cleared when the session ends. */
  readonly tabStorage: Storage;
  /** The offline copy of viewed courses, which is cleared too. */
  readonly offline: OfflineCopy;
  /** Called once per sign-in, once the account's records are there. Returns what ends it. */
  readonly onSignIn: (accountId: string) => () => void;
}

/** Opens and closes the account's records on the device as sessions begin and end. */
function createSessionRecords(options: LocalDataOfSession) {
  const { records, storage, tabStorage, offline, onSignIn } = options;
  /** Whose records are open. */
  let current: string | null = null;
  let onSignOut = () => {};

  const leave = async (accountId: string | null, isDeleted: boolean): Promise<void> => {
    current = null;
    onSignOut();
    onSignOut = () => {};
    offline.forget();
    eraseTab(tabStorage);
    const isGone = accountId === null || (await records.close(accountId, isDeleted));
    // Otherwise the next page tries again.
    if (isGone) eraseSessionKeys(storage);
  };

  const enter = async (id: string): Promise<void> => {
    if (current !== null) await leave(current, false);
    markSession(storage, id);
    await records.open(id);
    current = id;
    onSignOut = onSignIn(id);
  };

  /** The account whose records an earlier page may have left, or this one has open. */
  const leftBy = (state: AuthState): string | null =>
    state.status === 'signedOut' ? (current ?? markedSession(storage)) : null;

  /** Whether the records that are open are those of a state. */
  const areOf = (state: AuthState): boolean =>
    state.status === 'signedIn' ? state.account.id === current : leftBy(state) === null;

  /** Opens the records of a state, or closes those that it has left. */
  const follow = async (state: AuthState): Promise<void> => {
    if (areOf(state)) return;
    if (state.status === 'signedIn') return enter(state.account.id);
    const isDeleted = state.status === 'signedOut' && state.reason === 'account-deleted';
    await leave(leftBy(state), isDeleted && current !== null);
  };

  return { areOf, follow };
}

/**
 * An auth service that manages the account's local records. A session is announced once they are
 * open, and its end, for whatever reason, once they are gone from the device, with everything else
 * of the account that is in clear. It sends nothing: what the account lacks when the session ends
 * stays on the device.
 */
export function authWithLocalData(service: AuthService, options: LocalDataOfSession): AuthService {
  const records = createSessionRecords(options);
  const listeners = createListeners();
  let isFollowing = false;
  let state = withoutSession(service.getState());
  let steps: Promise<void> = Promise.resolve();
  let waiting = 0;

  const announce = (next: AuthState): void => {
    if (next === state) return;
    state = next;
    listeners.publish();
  };

  const settle = async (): Promise<void> => {
    await records.follow(service.getState());
    waiting -= 1;
    // What came meanwhile has a step of its own.
    if (waiting === 0) announce(service.getState());
  };

  const follow = (): void => {
    const next = service.getState();
    if (waiting === 0 && records.areOf(next)) {
      announce(next);
      return;
    }
    waiting += 1;
    steps = steps.then(settle);
  };

  const start = (): void => {
    if (isFollowing) return;
    isFollowing = true;
    service.subscribe(follow);
    follow();
  };

  const actions = mapActions(service, async (run) => {
    start();
    try {
      return await run();
    } finally {
      await steps;
    }
  });

  return {
    ...actions,
    // The records are sent with it, also while they are being closed.
    getToken: service.getToken,
    getState: () => (isFollowing ? state : withoutSession(service.getState())),
    subscribe(listener) {
      // What it starts with is no change.
      start();
      return listeners.subscribe(listener);
    },
  };
}

/** A session whose records are not open yet is not known yet. */
const withoutSession = (state: AuthState): AuthState =>
  state.status === 'signedIn' ? loadingState : state;
