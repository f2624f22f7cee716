import { createAccountFormat } from './accountFormat.ts';
import type { ChangeProblem } from './collection.ts';
import type { TabWindow } from './followTabs.ts';
import type { StorageSource } from './guardedStorage.ts';
import { createRecords, type Records } from './records.ts';
import { visitorFormat } from './visitorFormat.ts';

/** The data that this browser stores, by owner. */
export interface LocalData {
  /** The unencrypted records of the visitor. */
  readonly visitor: Records;
  /**
   * The encrypted records of an account. Their encryption keys stay in memory until {@link forget}.
   */
  account(accountId: string): Records;
  /** Removes the account's encryption keys from memory. The storage does not change. */
  forget(): void;
  /**
   * Calls the listener after every change in this tab that is not stored, of whatever collection, so
   * that no caller can forget to tell. Returns the function that unsubscribes.
   */
  onUnstored(listener: UnstoredListener): () => void;
}

/** Receives why changes are not stored: one problem for each of them. */
export type UnstoredListener = (problems: readonly ChangeProblem[]) => void;

/** Options of {@link createLocalData}. */
export interface LocalDataOptions {
  /** Pass `() => window.localStorage`: reading that property may throw. */
  readonly storage: StorageSource;
  /** Receives `storage` events; without it, collections do not follow other tabs. */
  readonly window?: TabWindow | undefined;
}

/** Opens what a browser stores. Never throws: without a working storage, records stay in memory. */
export function createLocalData({ storage, window }: LocalDataOptions): LocalData {
  let opened: { readonly id: string; readonly records: Records } | null = null;
  const listeners = new Set<UnstoredListener>();
  const tell: UnstoredListener = (problems) => {
    for (const listener of listeners) listener(problems);
  };
  return {
    visitor: createRecords({ storage, window, format: visitorFormat, onUnstored: tell }),
    account(id) {
      if (opened?.id !== id) {
        const format = createAccountFormat(id);
        opened = { id, records: createRecords({ storage, window, format, onUnstored: tell }) };
      }
      return opened.records;
    },
    forget() {
      opened = null;
    },
    onUnstored(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
