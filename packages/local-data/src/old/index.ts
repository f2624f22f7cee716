export { moveOldRecords, type OldMove } from './moveOldRecords.ts';
export { type OldRecord, type OldRecords, openOldRecords } from './oldRecords.ts';
