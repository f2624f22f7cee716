import { expect, type Page } from '@playwright/test';

type Entry = readonly [key: unknown, value: unknown];

/**
 * The keys and values of an owner in one store of the database in which a browser keeps records; none
 * where that is not there.
 */
const readStore = (page: Page, store: 'records' | 'unsent', owner: string) =>
  page.evaluate(
    async ([from, whose]): Promise<readonly Entry[]> => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      // Opening one that is not there would make it, without its stores.
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes('aulario')) return [];
      const database = await asked(indexedDB.open('aulario'));
      const entries = database.transaction(from).objectStore(from);
      const range = IDBKeyRange.bound([whose], [whose, []]);
      const [keys, values] = await Promise.all([
        asked(entries.getAllKeys(range)),
        asked<unknown[]>(entries.getAll(range)),
      ]);
      database.close();
      return keys.map((key, index): Entry => [key, values[index]]);
    },
    [store, owner] as const,
  );

type Fields = Readonly<Record<string, readonly [stamp: string, value: unknown]>>;
type Addition = readonly [count: number, fields: Fields | null];

/** The values of the records that the browser keeps of an owner, by collection and name: 'cart/udemy:1'. */
export async function keptRecords(page: Page, owner = 'visitor') {
  const kept: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const [key, state] of await readStore(page, 'records', owner)) {
    const additions = Object.values(state as Record<string, Addition>);
    const fields = additions.flatMap(([, live]) => (live === null ? [] : [live]));
    if (fields.length === 0) continue;
    const entries = Object.entries<Fields[string]>(Object.assign({}, ...fields));
    kept[String((key as unknown[])[1])] = Object.fromEntries(
      entries.map(([name, [, value]]) => [name, value]),
    );
  }
  return kept;
}

/** How many records have changes that the account does not have yet. */
const countUnsent = async (page: Page, accountId: string) =>
  (await readStore(page, 'unsent', `account:${accountId}`)).length;

/** Waits until everything that was done here is in the account. */
export const untilSent = (page: Page, accountId: string) =>
  expect.poll(() => countUnsent(page, accountId)).toBe(0);
