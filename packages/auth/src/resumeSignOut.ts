import type { AuthService } from './authService.ts';
import { type AuthState, loadingState } from './authState.ts';
import { tokenKey } from './tokenRecord.ts';

/** The localStorage key that marks an unfinished sign-out. */
export const signingOutKey = 'aulario:signing-out';

/**
 * Makes sign-outs survive the end of the page: a sign-out that an earlier page started is finished
 * before anyone is shown as signed in, unless the sign-out fails. Then the next page tries again,
 * unless somebody signs in before.
 */
export function resumeSignOut(service: AuthService, storage: Storage): AuthService {
  const listeners = new Set<{ readonly call: () => void }>();
  let isPending = isMarked(storage);
  let isStarted = false;

  const notify = (): void => {
    for (const { call } of [...listeners]) call();
  };

  const signOut = async (): Promise<void> => {
    mark(storage);
    await service.signOut();
    unmark(storage);
  };

  /** Whoever signs in after a failed sign-out stays signed in. */
  const signingIn = async <T>(answer: Promise<T>): Promise<T> => {
    const result = await answer;
    if (service.getState().status === 'signedIn') unmark(storage);
    return result;
  };

  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    service.subscribe(() => {
      if (!isPending) notify();
    });
    if (!isPending) return;
    const end = () => {
      isPending = false;
      notify();
    };
    // A failed sign-out keeps its mark, so that the next page tries again.
    signOut().then(end, end);
  };

  return {
    ...service,
    signIn: (credentials) => signingIn(service.signIn(credentials)),
    signUp: (credentials) => signingIn(service.signUp(credentials)),
    signInWithGoogle: (idToken) => signingIn(service.signInWithGoogle(idToken)),
    signOut,
    getState: (): AuthState => (isPending ? loadingState : service.getState()),
    subscribe(call) {
      const listener = { call };
      listeners.add(listener);
      start();
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function isMarked(storage: Storage): boolean {
  try {
    return storage.getItem(signingOutKey) !== null;
  } catch {
    return false;
  }
}

function mark(storage: Storage): void {
  try {
    // Frees space for the mark in a full storage; the token record is only a copy.
    storage.removeItem(tokenKey);
    storage.setItem(signingOutKey, '1');
  } catch {
    // Without a mark, only this page can finish the sign-out.
  }
}

function unmark(storage: Storage): void {
  try {
    storage.removeItem(signingOutKey);
  } catch {
    // The next page signs out again, which is harmless.
  }
}
