export { type KeptData, keepRecords } from './keepRecords.ts';
