import type { KeptData } from '@aulario/local-data/kept';
import { inTime } from '../../async/inTime.ts';
import type { SessionSync } from './createSync.ts';

/** How long the beginning and the end of a session wait for the disk, in ms: it may never answer. */
export const diskMs = 5000;

/** The records of accounts on this device, during a session and at its end. No method throws. */
export interface AccountRecords {
  /**
   * Resolves once the account's records are there, those of earlier releases included, or after
   * {@link diskMs}: they come later, if they do.
   */
  open(accountId: string): Promise<void>;
  /**
   * Removes the account's records from the device, unless they are in no other place and nobody
   * agreed to lose them. Resolves with false where the browser failed to remove them.
   *
   * @param isDeleted - Whether the account is gone: then everything goes, the visitor's too, since
   * what was searched before signing in is personal data as well.
   */
  close(accountId: string, isDeleted: boolean): Promise<boolean>;
}

/** What earlier releases left in `localStorage`. */
export interface OldRecordsOfBrowser {
  /**
   * Moves the records of an account, or of the visitor (null). What cannot be moved stays, for the
   * next start.
   */
  move(accountId: string | null): Promise<void>;
  /** Removes those of an account and of the visitor. */
  erase(accountId: string): Promise<void>;
}

export interface AccountRecordsOptions {
  readonly kept: KeptData;
  readonly sync: SessionSync;
  readonly old: OldRecordsOfBrowser;
}

export function createAccountRecords({ kept, sync, old }: AccountRecordsOptions): AccountRecords {
  let opened: string | null = null;

  async function erase(accountId: string, isDeleted: boolean): Promise<void> {
    await kept.erase(accountId);
    if (!isDeleted) return;
    await kept.erase(null);
    await old.erase(accountId);
  }

  async function remove(accountId: string, isDeleted: boolean): Promise<boolean> {
    const isSent = await sync.stop(accountId);
    if (!isSent && !isDeleted) return true;
    try {
      await erase(accountId, isDeleted);
      return true;
    } catch {
      // The disk failed; a later page tries again.
      return false;
    }
  }

  /** The sync starts with what the device has, the reader's choice not to share included. */
  async function load(accountId: string): Promise<void> {
    await kept.account(accountId).loaded;
    await old.move(accountId);
    if (opened === accountId) sync.start(accountId);
  }

  return {
    async open(accountId) {
      opened = accountId;
      await inTime(load(accountId), diskMs, undefined);
    },
    close(accountId, isDeleted) {
      opened = null;
      return inTime(remove(accountId, isDeleted), diskMs, false);
    },
  };
}
