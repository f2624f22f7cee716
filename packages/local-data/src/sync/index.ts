export {
  type AccountSync,
  type AccountSyncOptions,
  createAccountSync,
  type SyncedPage,
  type SyncRound,
} from './accountSync.ts';
export {
  type ChunkName,
  type Cloud,
  CloudError,
  type CloudFault,
  type Commit,
  type Committed,
  type Head,
  type HeadVersion,
  type HeadVersions,
  isWriterId,
  maxChunkBytes,
  maxTailLength,
  maxWriters,
  type NewChunk,
  slots,
  type WriterEntry,
  type WriterId,
} from './cloud.ts';
export {
  type RunningSync,
  type RunSyncOptions,
  runSync,
  type SyncStatus,
  type SyncSurroundings,
} from './runSync.ts';
export { type StartSyncOptions, type SyncedData, startAccountSync } from './startAccountSync.ts';
