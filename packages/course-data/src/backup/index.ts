export { type Backup, parseBackup, writeBackup } from './backup.ts';
export { type BackupStore, listRecords, putBackup, takeBackupBack } from './backupStore.ts';
export { type BackupRecords, isNothing, newInBackup } from './newInBackup.ts';
