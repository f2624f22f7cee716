import { openStorage } from '@aulario/frame/services/openStorage.ts';
import { createIndexedDbDisk, type Disk } from '@aulario/local-data/replica';

/** Opens what this browser keeps. */
export const openDisk = (): Disk =>
  createIndexedDbDisk(() => window.indexedDB, 'aulario', openStorage('localStorage'));
