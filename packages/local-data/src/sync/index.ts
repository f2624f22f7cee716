export type { WriterId } from '../disk/disk.ts';
export { createAccountSync } from './accountSync.ts';
export {
  type ChunkName,
  type Cloud,
  CloudError,
  type CloudFault,
  type Commit,
  slots,
  type WriterEntry,
} from './cloud.ts';
export type { RunningSync, SyncStatus } from './runSync.ts';
export { startAccountSync } from './startAccountSync.ts';
