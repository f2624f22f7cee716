export { moveOldRecords } from './moveOldRecords.ts';
export { openOldRecords } from './oldRecords.ts';
