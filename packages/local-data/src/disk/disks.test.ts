import { IDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeAll, expect, test, vi } from 'vitest';
import type { RecordStorage } from '../guardedStorage.ts';
import { diskContract } from '../testing/diskContract.ts';
import { createTestStorage } from '../testing/testStorage.ts';
import { type DiskError, visitorOwner } from './disk.ts';
import { createIndexedDbDisk } from './indexedDbDisk.ts';
import { createMemoryDisk, type MemoryDisk } from './memoryDisk.ts';

beforeAll(() => void vi.stubGlobal('IDBKeyRange', IDBKeyRange));

const memories = new Map<string, MemoryDisk>();
diskContract('createMemoryDisk', (name) => {
  const disk = memories.get(name) ?? createMemoryDisk();
  memories.set(name, disk);
  return disk;
});

const factory = new IDBFactory();
const storages = new Map<string, RecordStorage>();
diskContract('createIndexedDbDisk', (name) => {
  const storage = storages.get(name) ?? createTestStorage();
  storages.set(name, storage);
  return createIndexedDbDisk(() => factory, name, storage);
});

const state = { aaaaaaaaaa: [1, null] } as const;
const save = new Map([[visitorOwner, { records: new Map([['cart/a', state]]) }]]);

test('a disk that is denied says so, and is tried again at the next call', async () => {
  const working = new IDBFactory();
  let isDenied = true;
  const denied = Object.assign(Object.create(working), {
    open: (...args: Parameters<IDBFactory['open']>) => {
      if (isDenied) throw new DOMException('Access is denied.', 'SecurityError');
      return working.open(...args);
    },
  });
  const disk = createIndexedDbDisk(() => denied, 'denied', createTestStorage());
  await expect(disk.save(save)).rejects.toMatchObject({ fault: 'storage-unavailable' });
  isDenied = false;
  await disk.save(save);
  expect(await disk.load(visitorOwner)).toEqual(new Map([['cart/a', state]]));
});

test('a connection that was lost without an event is opened again', async () => {
  const name = 'lost';
  const disk = createIndexedDbDisk(() => factory, name, createTestStorage());
  await disk.save(save);
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });
  const more = new Map([['cart/b', state]]);
  await disk.save(new Map([[visitorOwner, { records: more }]]));
  expect(begin).toHaveBeenCalledTimes(2);
  expect(new Set(begin.mock.contexts).size).toBe(2);
  begin.mockRestore();
  expect((await disk.load(visitorOwner)).size).toBe(2);
});

test('a full disk is not tried again, and its connection is kept', async () => {
  const disk = createIndexedDbDisk(() => factory, 'full', createTestStorage());
  await disk.save(save);
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  await expect(disk.save(save)).rejects.toMatchObject({ fault: 'storage-full' });
  expect(begin).toHaveBeenCalledTimes(1);
  await disk.save(save);
  expect(new Set(begin.mock.contexts).size).toBe(1);
  begin.mockRestore();
});

test('a browser without IndexedDB is refused', async () => {
  const disk = createIndexedDbDisk(() => undefined, 'none', createTestStorage());
  await expect(disk.save(save)).rejects.toMatchObject({ fault: 'storage-unavailable' });
});

test('a full disk says so, and keeps what it had', async () => {
  const disk = createMemoryDisk();
  await disk.save(save);
  disk.setQuota(disk.usedChars() + 10);
  const more = new Map([['cart/b', { bbbbbbbbbb: [1, null] } as const]]);
  const refusal = disk.save(new Map([[visitorOwner, { records: more }]]));
  await expect(refusal).rejects.toMatchObject({
    fault: 'storage-full',
  } satisfies Partial<DiskError>);
  expect(await disk.load(visitorOwner)).toEqual(new Map([['cart/a', state]]));
});
