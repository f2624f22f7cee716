export type {
  Change,
  ChangeProblem,
  Codec,
  Collection,
  CollectionSnapshot,
  StorageProblem,
  Store,
} from './collection.ts';
export { followTabs } from './followTabs.ts';
export { readStored, storedKeys, writeStored } from './guardedStorage.ts';
export { createListeners, endAll } from './listeners.ts';
export type { LocalData } from './localData.ts';
export { accountPrefix, visitorPrefix } from './oldPrefixes.ts';
export { openChannel } from './openChannel.ts';
export { decryptText, encryptText, isEncryptedText, sealedFormat } from './passwordEncryption.ts';
export type { OpenRecords, RecordScope, Records } from './records.ts';
export { isRecent, storeMoment } from './storedMoment.ts';
export { textCodec } from './textCodec.ts';
