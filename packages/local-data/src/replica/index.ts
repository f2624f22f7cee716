export {
  accountOwner,
  type Disk,
  DiskError,
  type DiskFault,
  type Owner,
  visitorOwner,
} from '../disk/disk.ts';
export { createIndexedDbDisk } from '../disk/indexedDbDisk.ts';
export { createMemoryDisk, type MemoryDisk } from '../disk/memoryDisk.ts';
export { type Clock, createClock, createPageId } from '../record/clock.ts';
export { assignment, type Json, removal, type Values, valuesOf } from '../record/record.ts';
export { recordKey } from '../record/states.ts';
export {
  createPageRecords,
  type PageRecords,
  type PageRecordsOptions,
  type Replica,
} from './pageRecords.ts';
export { openTabChannel, type TabChannel } from './tabChannel.ts';
