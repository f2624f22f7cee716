import { readStored, writeStored } from '@aulario/local-data';

/**
 * The localStorage key of the session's ID token, as the specification requires. Written at sign-in
 * and whenever the token changes, removed at sign-out; tabs share it. It decides nothing: the
 * provider alone says who is signed in. A token without a session only means that the message says
 * the session ended.
 */
export const tokenKey = 'token';

/** Returns the recorded token; null without one, or when the storage throws. */
export const readToken = (storage: Storage): string | null => readStored(storage, tokenKey);

export interface TokenRecord {
  /** Whether an earlier page left a token; false when the storage throws. */
  exists(): boolean;
  write(token: string): void;
  clear(): void;
}

/** Creates the record. Ignores storage faults. */
export function createTokenRecord(storage: Storage): TokenRecord {
  return {
    exists: () => readToken(storage) !== null,
    write: (token) => writeStored(storage, tokenKey, token),
    clear: () => writeStored(storage, tokenKey, null),
  };
}
