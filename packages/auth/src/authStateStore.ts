import { createListeners } from '@aulario/local-data';
import {
  type Account,
  type AuthState,
  accountChanged,
  loadingState,
  type SignedOutReason,
} from './authState.ts';

/** Holds the state of one service and notifies its listeners. */
export interface AuthStateStore {
  getState(): AuthState;
  subscribe(listener: () => void): () => void;
  /** Sets the account that the provider reports, or none with the reason if known. */
  setAccount(account: Account | null, reason?: SignedOutReason): void;
}

export function createAuthStateStore(initial: AuthState = loadingState): AuthStateStore {
  let state = initial;
  const listeners = createListeners();
  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    setAccount(account, reason) {
      const next = accountChanged(state, account, reason);
      if (next === state) return;
      state = next;
      listeners.publish();
    },
  };
}
