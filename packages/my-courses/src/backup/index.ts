export {
  type Backup,
  type BackupRecords,
  type BackupTheme,
  noAccount,
  type ParsedBackup,
  parseBackup,
  type UnreadRecord,
  writeBackup,
} from './backup.ts';
export {
  type BackupStore,
  onceStored,
  type RestoredBackup,
  recordsOf,
  restoreBackup,
  storedRecords,
} from './backupStore.ts';
export { everythingCsv } from './everythingCsv.ts';
export { type BackupCounts, countsOf, isEmptyBackup, newInBackup } from './newInBackup.ts';
export { unreadCauses } from './readRecord.ts';
