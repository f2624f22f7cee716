import type { Page } from '@playwright/test';

/** All that a page can find in the browser and in itself, as one text. */
export const tracesIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const rows: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        rows.push(await asked(objects.getAll()), await asked(objects.getAllKeys()));
      }
      database.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    const { cookie, title, documentElement } = document;
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      rows,
      cached,
      [cookie, title, window.name, location.href, history.state],
      [documentElement.outerHTML, fields],
    ]);
  });
