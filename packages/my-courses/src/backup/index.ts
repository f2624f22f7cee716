export {
  type Backup,
  type BackupTheme,
  noAccount,
  type ParsedBackup,
  parseBackup,
  type UnreadRecord,
  writeBackup,
} from './backup.ts';
export { type BackupRecords, type BackupStore, backupKinds } from './backupKinds.ts';
export {
  onceStored,
  type RestoredBackup,
  recordsOf,
  restoreBackup,
  storedRecords,
} from './backupStore.ts';
export { everythingCsv } from './everythingCsv.ts';
export { type BackupCounts, countsOf, isEmptyBackup, newInBackup } from './newInBackup.ts';
export { unreadCauses } from './readRecord.ts';
export { type UnreadableFile, whyUnreadable } from './whyUnreadable.ts';
