import { type Account, type AuthState, accountChanged, loadingState } from './authState.ts';

/** Holds the state of one service and tells its listeners. */
export interface AuthStateStore {
  getState(): AuthState;
  subscribe(listener: () => void): () => void;
  /** The provider has named an account, or none. */
  setAccount(account: Account | null): void;
}

export function createAuthStateStore(initial: AuthState = loadingState): AuthStateStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      // A wrapper per subscription: the same function subscribed twice is called twice.
      const entry = () => listener();
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    setAccount(account) {
      const next = accountChanged(state, account);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
