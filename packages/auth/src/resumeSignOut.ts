import type { AuthService } from './authService.ts';
import { type AuthState, loadingState } from './authState.ts';
import { tokenKey } from './tokenRecord.ts';

/** The localStorage key that is there from the beginning of a sign-out to its end. */
export const signingOutKey = 'aulario:signing-out';

/**
 * A service whose sign-outs end even when the page does not live to see it: one that an earlier page
 * began is finished before anybody is shown as signed in.
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
    // One that fails keeps its mark: the next page tries again.
    signOut().then(end, end);
  };

  return {
    ...service,
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
    // Only a copy, and nobody needs it any more: it makes room for the mark in a full storage.
    storage.removeItem(tokenKey);
    storage.setItem(signingOutKey, '1');
  } catch {
    // A storage that refuses leaves the sign-out to this page.
  }
}

function unmark(storage: Storage): void {
  try {
    storage.removeItem(signingOutKey);
  } catch {
    // The next page signs out once more, which does no harm.
  }
}
