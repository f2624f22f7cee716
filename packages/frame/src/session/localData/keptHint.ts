import { changeStored, readStored } from '@aulario/auth';

/** The storage key of whether the signed-in account keeps anything that its home shows. */
export const keptKey = 'kept';

/** Whether the account kept something when it was last looked at; known before its records are. */
export const readKeptHint = (storage: Storage): boolean => readStored(storage, keptKey) !== null;

/** Where the browser refuses, nothing is stored. */
export const saveKeptHint = (storage: Storage, isKept: boolean): void =>
  changeStored(() => {
    if (isKept) storage.setItem(keptKey, '');
    else storage.removeItem(keptKey);
  });
