export { createLife, type Life } from './histories/mortal.ts';
export { storedRecord } from './storedRecord.ts';
export { createTestBrowser, type TestBrowser } from './testBrowser.ts';
