export { recordKey, storedRecord } from './recordKey.ts';
export { createSharedDisk, type SharedDisk, type Tab } from './sharedDisk.ts';
export { createBreakable, type InjectedFault, storageFaults } from './storageFaults.ts';
export { createTestBrowser, type TestBrowser } from './testBrowser.ts';
