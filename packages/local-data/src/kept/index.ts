export { type KeepOptions, type KeptData, keepRecords } from './keepRecords.ts';
export type { KeptRecords } from './keptRecords.ts';
export { type MoveOptions, moveOldRecords } from './moveOldRecords.ts';
