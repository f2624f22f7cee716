import { createListeners, readStored, writeStored } from '@aulario/local-data';
import type { AuthService } from './authService.ts';
import { type AuthState, loadingState } from './authState.ts';
import { tokenKey } from './tokenRecord.ts';

/** The localStorage key that marks an unfinished sign-out. */
export const signingOutKey = 'aulario:signing-out';

/**
 * Makes sign-outs survive the end of the page: a sign-out that an earlier page started is finished
 * before anyone is shown as signed in, unless the sign-out fails. Then the next page tries again,
 * unless a user signs in before.
 */
export function resumeSignOut(service: AuthService, storage: Storage): AuthService {
  const listeners = createListeners();
  let isPending = readStored(storage, signingOutKey) !== null;
  let isStarted = false;

  const signOut = async (): Promise<void> => {
    mark(storage);
    await service.signOut();
    unmark(storage);
  };

  /** A user who signs in after a failed sign-out stays signed in. */
  const keepSignedIn = async <T>(answer: Promise<T>): Promise<T> => {
    const result = await answer;
    if (service.getState().status === 'signedIn') unmark(storage);
    return result;
  };

  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    service.subscribe(() => {
      if (!isPending) listeners.publish();
    });
    if (!isPending) return;
    const end = () => {
      isPending = false;
      listeners.publish();
    };
    // A failed sign-out keeps its mark, so that the next page tries again.
    signOut().then(end, end);
  };

  return {
    ...service,
    signIn: (credentials) => keepSignedIn(service.signIn(credentials)),
    signUp: (credentials) => keepSignedIn(service.signUp(credentials)),
    signInWithGoogle: (idToken) => keepSignedIn(service.signInWithGoogle(idToken)),
    signOut,
    getState: (): AuthState => (isPending ? loadingState : service.getState()),
    subscribe(listener) {
      const unsubscribe = listeners.subscribe(listener);
      start();
      return unsubscribe;
    },
  };
}

/** Without a mark, after a fault of the storage, only this page can finish the sign-out. */
function mark(storage: Storage): void {
  // Frees space for the mark in a full storage; the token record is only a copy.
  writeStored(storage, tokenKey, null);
  writeStored(storage, signingOutKey, '1');
}

/** With a mark that stays after a fault, the next page signs out again, which is harmless. */
const unmark = (storage: Storage): void => writeStored(storage, signingOutKey, null);
