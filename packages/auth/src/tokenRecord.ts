/**
 * The localStorage key under which the session's id token is recorded, as the specification asks.
 * It is written at sign-in and whenever the token changes, and removed at sign-out. Tabs share the
 * storage, so it is gone from all of them. Nothing is ever decided by it: who is signed in, the
 * provider says. One that is found where the provider knows no session only changes the words.
 */
export const tokenKey = 'token';

export interface TokenRecord {
  /** Whether a token was left by an earlier page; false where the storage refuses. */
  isThere(): boolean;
  write(token: string): void;
  clear(): void;
}

/** A record that no decision rests on must not make a sign-in fail: storage faults are ignored. */
export function createTokenRecord(storage: Storage): TokenRecord {
  return {
    isThere: () => {
      let found: string | null = null;
      attempt(() => {
        found = storage.getItem(tokenKey);
      });
      return found !== null;
    },
    write: (token) => attempt(() => storage.setItem(tokenKey, token)),
    clear: () => attempt(() => storage.removeItem(tokenKey)),
  };
}

function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // Full, blocked or private storage.
  }
}
