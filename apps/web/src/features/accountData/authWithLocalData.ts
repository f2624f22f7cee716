import { type AuthService, mapActions } from '@aulario/auth';
import type { LocalData } from '@aulario/local-data';
import type { OfflineCopy } from '../services/OfflineCopy.ts';
import { eraseSessionKeys, eraseTab, isSessionMarked, markSession } from './sessionKeys.ts';

export interface LocalDataOfSession {
  readonly localData: LocalData;
  readonly storage: Storage;
  /** What this tab keeps for itself: emptied when its account leaves. */
  readonly tabStorage: Storage;
  /** What is kept of the courses that were looked at: forgotten with it. */
  readonly offline: OfflineCopy;
  /** Called once for each account, before anybody is told that it is signed in. */
  readonly onSignIn: (accountId: string) => void;
}

/**
 * The service of an account that this browser keeps data of. Its keys are in memory while it is
 * signed in; when the session ends, however it does, they are dropped and nothing readable stays.
 */
export function authWithLocalData(service: AuthService, options: LocalDataOfSession): AuthService {
  const { localData, storage, tabStorage, offline, onSignIn } = options;
  let current: string | null = null;
  let isFollowing = false;

  const leave = (): void => {
    current = null;
    localData.forget();
    offline.forget();
    eraseTab(tabStorage);
    eraseSessionKeys(storage);
  };

  const enter = (id: string): void => {
    if (current === id) return;
    if (current !== null) leave();
    current = id;
    markSession(storage);
    onSignIn(id);
  };

  const follow = (): void => {
    const state = service.getState();
    if (state.status === 'signedIn') enter(state.account.id);
    if (state.status !== 'signedOut') return;
    if (state.reason === 'account-deleted' && current !== null) {
      localData.account(current).erase();
      // What was searched in this browser before signing in is as much theirs.
      localData.visitor.erase();
    }
    // An earlier page may have left what it had no time to erase.
    if (current !== null || isSessionMarked(storage)) leave();
  };

  const start = (): void => {
    if (isFollowing) return;
    isFollowing = true;
    service.subscribe(follow);
    follow();
  };

  const actions = mapActions(service, (run) => {
    start();
    return run();
  });

  return {
    ...actions,
    getState() {
      follow();
      return service.getState();
    },
    subscribe(listener) {
      start();
      return service.subscribe(listener);
    },
  };
}
