export { accountOwner, type Disk, DiskError } from '../disk/disk.ts';
export { createIndexedDbDisk } from '../disk/indexedDbDisk.ts';
export { createMemoryDisk } from '../disk/memoryDisk.ts';
export { openTabChannel } from './tabChannel.ts';
