import type { OldRecordsOfBrowser } from '@aulario/frame/session/localData/accountRecords.ts';
import { accountPrefix, storedKeys, visitorPrefix } from '@aulario/local-data';
import type { KeptData } from '@aulario/local-data/kept';

/** Opens what earlier releases left. Its code is loaded where there is anything. */
export function openOldRecords(storage: Storage, kept: KeptData): OldRecordsOfBrowser {
  async function ifAny(prefix: string, accountId: string | null, act: 'move' | 'erase') {
    if (storedKeys(storage, prefix).length === 0) return;
    try {
      const { moveOld, eraseOld } = await import('./moveOld.ts');
      if (act === 'move') await moveOld(storage, kept, accountId);
      else eraseOld(storage, accountId);
    } catch {
      // Their code could not be fetched.
    }
  }

  return {
    move: (accountId) =>
      ifAny(accountId === null ? visitorPrefix : accountPrefix, accountId, 'move'),
    async erase(accountId) {
      await ifAny(accountPrefix, accountId, 'erase');
      await ifAny(visitorPrefix, null, 'erase');
    },
  };
}
