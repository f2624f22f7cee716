import type { Page } from '@playwright/test';

/** The values of the records that the browser keeps of an owner, by collection and name: 'cart/udemy:1'. */
export const keptRecords = (page: Page, owner = 'visitor') =>
  page.evaluate(async (kept) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const values: Record<string, Readonly<Record<string, unknown>>> = {};
    // Opening one that is not there would make it, without its stores.
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('aulario')) return values;
    const database = await asked(indexedDB.open('aulario'));
    const records = database.transaction('records').objectStore('records');
    const range = IDBKeyRange.bound([kept], [kept, []]);
    const keys = records.getAllKeys(range);
    const states = await asked(records.getAll(range));
    database.close();
    for (const [index, key] of keys.result.entries()) {
      const additions = Object.values<[number, Record<string, [string, unknown]> | null]>(
        states[index],
      );
      const fields = additions.flatMap(([, live]) => (live === null ? [] : [live]));
      if (fields.length === 0) continue;
      const entries = Object.entries(Object.assign({}, ...fields) as (typeof fields)[0]);
      values[String((key as IDBValidKey[])[1])] = Object.fromEntries(
        entries.map(([name, [, value]]) => [name, value]),
      );
    }
    return values;
  }, owner);
