import { readStored, writeStored } from '@aulario/local-data';

/**
 * The storage keys of what the page of the home goes by before the account is known: whether it keeps
 * anything that its home shows, and whether its address is not verified.
 */
export const keptKey = 'kept';
export const unverifiedKey = 'unverified';

type HomeHint = typeof keptKey | typeof unverifiedKey;

/** Whether it was so of the signed-in account when it was last looked at. */
export const readHomeHint = (storage: Storage, key: HomeHint): boolean =>
  readStored(storage, key) !== null;

/** Where the browser refuses, nothing is stored. */
export const saveHomeHint = (storage: Storage, key: HomeHint, isSo: boolean): void =>
  writeStored(storage, key, isSo ? '' : null);
