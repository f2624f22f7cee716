import { type AuthService, mapActions } from '@aulario/auth';
import type { OfflineCopy } from '@aulario/frame/services/OfflineCopy.ts';
import type { LocalData } from '@aulario/local-data';
import { eraseSessionKeys, eraseTab, isSessionMarked, markSession } from './sessionKeys.ts';

export interface LocalDataOfSession {
  readonly localData: LocalData;
  readonly storage: Storage;
  /** The tab's session storage, which is cleared when the session ends. */
  readonly tabStorage: Storage;
  /** The offline copy of viewed courses, which is cleared too. */
  readonly offline: OfflineCopy;
  /** Called once per sign-in, before any listener is notified. */
  readonly onSignIn: (accountId: string) => void;
}

/**
 * An auth service that manages the account's local data. The encryption keys are in memory during
 * the session; when it ends, for any reason, they are dropped and all data in clear is erased.
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
      // The searches before signing in are personal data too.
      localData.visitor.erase();
    }
    // An earlier page may have ended before it erased its data.
    if (current !== null || isSessionMarked(storage)) leave();
  };

  const start = (): void => {
    if (isFollowing) return;
    isFollowing = true;
    service.subscribe(follow);
    follow();
  };

  // Without a subscription, which would load the code of a lazy service.
  follow();

  const actions = mapActions(service, (run) => {
    start();
    return run();
  });

  return {
    ...actions,
    getState: service.getState,
    subscribe(listener) {
      start();
      return service.subscribe(listener);
    },
  };
}
