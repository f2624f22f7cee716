import { createAccountRecords } from '@aulario/frame/session/accountRecords.ts';
import { createSync } from '@aulario/frame/session/createSync.ts';
import { openOldRecords } from '../app/oldRecords.ts';
import { browserOf } from './browserOf.ts';

/** The records of accounts on the browser of a storage, which are sent nowhere. */
export function recordsOf(storage: Storage) {
  const { disk, page } = browserOf(storage);
  return createAccountRecords({
    kept: page,
    sync: createSync({ kept: page, disk, load: () => new Promise(() => {}) }),
    old: openOldRecords(storage, page),
  });
}
