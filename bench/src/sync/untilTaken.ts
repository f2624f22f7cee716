import type { Page } from 'playwright';

/** Waits until the device has stored what the account has: the sync stores its numbers last. */
export async function untilTaken(page: Page, accountId: string, records: number): Promise<void> {
  await page.waitForFunction(
    async ([owner, count]) => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes('aulario')) return false;
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await asked(indexedDB.open('aulario'));
      const transaction = database.transaction(['records', 'numbers']);
      const range = IDBKeyRange.bound([owner], [owner, []]);
      const [stored, numbers] = await Promise.all([
        asked(transaction.objectStore('records').count(range)),
        asked<unknown>(transaction.objectStore('numbers').get(owner)),
      ]);
      database.close();
      return stored >= count && numbers !== undefined;
    },
    [`account:${accountId}`, records] as const,
    { polling: 100, timeout: 60_000 },
  );
}
