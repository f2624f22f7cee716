import { localCollections } from '@aulario/frame/session/localData/localCollections.ts';
import { textCodec } from '@aulario/local-data';
import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';

let browsers = new WeakMap<Storage, TestBrowser>();

/** The browser of a test or story, which keeps records beside its storage: jsdom's by default. */
export function browserOf(storage: Storage = localStorage): TestBrowser {
  const browser = browsers.get(storage) ?? createTestBrowser(localCollections);
  browsers.set(storage, browser);
  return browser;
}

/** Empties jsdom's storage and every browser's records. */
export function clearBrowsers(): void {
  localStorage.clear();
  browsers = new WeakMap();
}

/** Writes a record that this release has not written, of an account or of the visitor (null). */
export function plantRecord(
  accountId: string | null,
  [collection, name, text]: readonly [collection: string, name: string, text: string],
  { page } = browserOf(),
): void {
  const records = accountId === null ? page.visitor : page.account(accountId);
  records.open(collection, textCodec).change(name, () => text);
}
