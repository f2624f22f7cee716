import type { SyncStatus } from '@aulario/local-data/sync';

/**
 * Where the records of the signed-in account are: see {@link SyncStatus}, or `device-only` where the
 * reader chose that this browser neither sends nor takes in anything.
 */
export type SyncState = SyncStatus | 'device-only';

/** The exchange of the signed-in account's records with its other devices. No method throws. */
export interface Sync {
  /** Null while nobody is signed in or the account's records are being opened. */
  getState(): SyncState | null;
  /** Calls the listener after each change of the state. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** How many records have changes that the account lacks; 0 while nobody is signed in. */
  unsent(): Promise<number>;
  /**
   * Sends everything now. Resolves with the state then: `saved` means that the account has it all,
   * so that signing out removes it from this device.
   */
  finish(): Promise<SyncState | null>;
  /**
   * Lets the next sign-out in this page remove what the account lacks too, after its reader agreed.
   * Without it a sign-out leaves on the device what is in no other place, for the next sign-in.
   */
  agreeToLose(isAgreed: boolean): void;
  /** Lets this browser keep the signed-in account's records alone, or share them again. */
  setDeviceOnly(isDeviceOnly: boolean): void;
}

/** A sync of nothing: for prerendered pages, and for tests that need none. */
export const noSync: Sync = {
  getState: () => null,
  subscribe: () => () => undefined,
  unsent: async () => 0,
  finish: async () => null,
  agreeToLose: () => undefined,
  setDeviceOnly: () => undefined,
};
