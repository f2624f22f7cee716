export { type KeepOptions, type KeptData, keepRecords } from './keepRecords.ts';
export type { KeptRecords } from './keptRecords.ts';
