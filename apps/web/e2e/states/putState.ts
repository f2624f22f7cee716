import type { Page } from '@playwright/test';

/** What somebody can put into the browser's storage. */
export interface StoredState {
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
  /** A row of the SDK's own database. */
  readonly row?: unknown;
}

/** Where the SDK keeps a session: key, then name of the app. */
export const sdkKey = 'firebase:authUser:demo-key:[DEFAULT]';

/** Puts a state into the browser, before the product's own code runs there. */
export async function putState(page: Page, state: StoredState): Promise<void> {
  // An address of the product that holds no code.
  await page.goto('/favicon.svg');
  await page.evaluate(async ({ local = {}, session = {}, row }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    if (row === undefined) return;
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('firebaseLocalStorageDb', 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
      };
      opening.onerror = reject;
      opening.onsuccess = () => {
        const change = opening.result.transaction('firebaseLocalStorage', 'readwrite');
        change.objectStore('firebaseLocalStorage').put(row);
        change.oncomplete = resolve;
        change.onerror = reject;
      };
    });
  }, state);
}
