/**
 * The localStorage key of the session's ID token, as the specification requires. Written at sign-in
 * and whenever the token changes, removed at sign-out; tabs share it. It decides nothing: the
 * provider alone says who is signed in. A token without a session only means that the message says
 * the session ended.
 */
export const tokenKey = 'token';

export interface TokenRecord {
  /** Whether an earlier page left a token; false when the storage throws. */
  isThere(): boolean;
  write(token: string): void;
  clear(): void;
}

/**
 * Creates the record. Ignores storage faults: a record that decides nothing must not break a
 * sign-in.
 */
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
