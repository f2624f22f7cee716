import { createAccountFormat } from './accountFormat.ts';
import type { TabWindow } from './followTabs.ts';
import type { StorageSource } from './guardedStorage.ts';
import type { LocalData, UnstoredListener } from './localData.ts';
import { createRecords, type OldRecords } from './records.ts';
import { visitorFormat } from './visitorFormat.ts';

/** What earlier releases kept in `localStorage`. */
export interface OldLocalData extends Pick<LocalData, 'onUnstored'> {
  /** The unencrypted records of the visitor. */
  readonly visitor: OldRecords;
  /**
   * The encrypted records of an account. Their encryption keys stay in memory until {@link forget}.
   */
  account(accountId: string): OldRecords;
  /** Removes the account's encryption keys from memory. The storage does not change. */
  forget(): void;
}

/** Options of {@link createOldData}. */
export interface OldDataOptions {
  /** Pass `() => window.localStorage`: reading that property may throw. */
  readonly storage: StorageSource;
  /** Receives `storage` events; without it, collections do not follow other tabs. */
  readonly window?: TabWindow | undefined;
}

/** Opens what earlier releases stored. Never throws: without a working storage, records stay in memory. */
export function createOldData({ storage, window }: OldDataOptions): OldLocalData {
  let opened: { readonly id: string; readonly records: OldRecords } | null = null;
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
