export { type Backup, parseBackup, writeBackup } from './backup.ts';
export {
  type BackupStore,
  listRecords,
  pollRecords,
  type RestoredBackup,
  restoreBackup,
} from './backupStore.ts';
export { type BackupRecords, isEmptyBackup, newInBackup } from './newInBackup.ts';
export { clearParts, openReceivedParts, partsOfTransfer, storePart } from './receivedParts.ts';
export { joinTransfer, readTransferPart, type TransferPart, writeTransfer } from './transfer.ts';
