import { beforeEach, expect, test } from 'vitest';
import { createMemoryDisk, type MemoryDisk } from '../disk/memoryDisk.ts';
import { keepRecords } from '../kept/keepRecords.ts';
import { storedRecord } from '../testing/storedRecord.ts';
import { createTestStorage } from '../testing/testStorage.ts';
import { textCodec } from '../textCodec.ts';
import { moveOldRecords, type OldMove } from './moveOldRecords.ts';
import { openOldRecords } from './oldRecords.ts';

let storage: ReturnType<typeof createTestStorage>;
let disk: MemoryDisk;
beforeEach(() => {
  storage = createTestStorage();
  disk = createMemoryDisk();
});

const collections: OldMove['collections'] = [
  { name: 'cart' },
  { name: 'plan', paths: ['value', 'value.hours'] },
];
const plan = JSON.stringify({ version: 1, value: { hours: { a: 4 } } });

/** Stores as an earlier release did. Returns the key. */
function store(...record: Parameters<typeof storedRecord>): string {
  const [key, value] = storedRecord(...record);
  storage.setItem(key, value);
  return key;
}
const move = (accountId: string | null) =>
  moveOldRecords({
    ...{ kept: keepRecords({ disk }), accountId, collections },
    from: openOldRecords(storage, accountId),
  });
const keptTexts = (accountId: string | null, collection: string) => {
  const kept = keepRecords({ disk });
  const records = accountId === null ? kept.visitor : kept.account(accountId);
  const { paths = ['value'] } = collections.find(({ name }) => name === collection) ?? {};
  return [...records.open(collection, textCodec, { paths }).getSnapshot().items];
};

test.each([null, 'ana'])('the records of %s move, encrypted ones included', async (accountId) => {
  for (const name of ['a', 'ñ:/#1', '\ud800']) store(accountId, 'cart', name, `${name}!`);
  store(accountId, 'plan', 'own', plan);
  expect(await move(accountId)).toBe(4);
  expect(keptTexts(accountId, 'cart')).toEqual([
    ['a', 'a!'],
    ['ñ:/#1', 'ñ:/#1!'],
    ['\ud800', '\ud800!'],
  ]);
  expect(keptTexts(accountId, 'plan')).toEqual([['own', plan]]);
  expect(storage.keys()).toEqual([]);
  expect(await move(accountId)).toBe(0);
});

test('what a tab of an earlier release writes later is an edit', async () => {
  store(null, 'cart', 'a', 'A');
  await move(null);
  store(null, 'cart', 'a', 'B');
  await move(null);
  expect(keptTexts(null, 'cart')).toEqual([['a', 'B']]);
});

test('what a tab of an earlier release writes meanwhile is moved the next time', async () => {
  store(null, 'cart', 'a', 'A');
  const from = openOldRecords(storage, null);
  const read = from.read('cart');
  store(null, 'cart', 'a', 'B');
  from.remove(read);
  expect(await move(null)).toBe(1);
  expect(keptTexts(null, 'cart')).toEqual([['a', 'B']]);
});

test('what had to stand beside something that nobody could read is the record', async () => {
  const key = store(null, 'cart', 'a', 'damaged');
  storage.setItem(`${key}#1`, 'A');
  expect(await move(null)).toBe(2);
  expect(keptTexts(null, 'cart')).toEqual([['a', 'A']]);
});

test('what the disk refuses stays where it was', async () => {
  store('ana', 'cart', 'a', 'A');
  disk.setQuota(0);
  expect(await move('ana')).toBe(0);
  expect(keptTexts('ana', 'cart')).toEqual([]);
  disk.setQuota(Number.POSITIVE_INFINITY);
  expect(await move('ana')).toBe(1);
  expect(keptTexts('ana', 'cart')).toEqual([['a', 'A']]);
});

test('records of others stay, and those that nobody can read, until everything is erased', async () => {
  const theirs = store('eva', 'cart', 'e', 'E');
  const damaged = store('ana', 'cart', 'a', 'A');
  storage.setItem(damaged, 'damaged');
  storage.setItem('language', 'es');
  expect(await move('ana')).toBe(0);
  expect(storage.keys()).toEqual([theirs, damaged, 'language']);
  openOldRecords(storage, 'ana').erase();
  expect(storage.keys()).toEqual([theirs, 'language']);
});

test('a storage that throws has nothing', async () => {
  const blocked = {
    ...createTestStorage(),
    key() {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
    length: 3,
  };
  expect(openOldRecords(blocked, null).read('cart')).toEqual([]);
});
