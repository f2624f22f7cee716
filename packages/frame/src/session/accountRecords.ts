import type { KeptData } from '@aulario/local-data/kept';
import type { SessionSync } from './createSync.ts';

/** The records of accounts on this device, during a session and at its end. No method throws. */
export interface AccountRecords {
  /** Resolves once the account's records are there, those of earlier releases included. */
  open(accountId: string): Promise<void>;
  /** Sends what the account lacks, as before a sign-out. */
  send(): Promise<void>;
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
  async function erase(accountId: string, isDeleted: boolean): Promise<void> {
    await kept.erase(accountId);
    if (!isDeleted) return;
    await kept.erase(null);
    await old.erase(accountId);
  }

  return {
    async open(accountId) {
      await kept.account(accountId).loaded;
      await old.move(accountId);
      sync.start(accountId);
    },
    async send() {
      if ((await sync.unsent()) > 0) await sync.finish();
    },
    async close(accountId, isDeleted) {
      const isSent = await sync.stop(accountId);
      if (!isSent && !isDeleted) return true;
      try {
        await erase(accountId, isDeleted);
        return true;
      } catch {
        // The disk failed; a later page tries again.
        return false;
      }
    },
  };
}
