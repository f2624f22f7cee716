import { beforeEach, expect, test } from 'vitest';
import { createMemoryDisk, type MemoryDisk } from '../disk/memoryDisk.ts';
import { createOldData } from '../oldData.ts';
import { createSharedDisk, type SharedDisk } from '../testing/sharedDisk.ts';
import { textCodec } from '../textCodec.ts';
import { keepRecords } from './keepRecords.ts';
import { type MoveOptions, moveOldRecords } from './moveOldRecords.ts';

let storage: SharedDisk;
let disk: MemoryDisk;
beforeEach(() => {
  storage = createSharedDisk();
  disk = createMemoryDisk();
});

const collections: MoveOptions['collections'] = [
  { name: 'cart' },
  { name: 'plan', paths: ['value', 'value.hours'] },
];
const plan = JSON.stringify({ version: 1, value: { hours: { a: 4 } } });

const old = (accountId: string | null) => {
  const local = createOldData(storage.openTab());
  return accountId === null ? local.visitor : local.account(accountId);
};
const move = (accountId: string | null) =>
  moveOldRecords({ from: old(accountId), kept: keepRecords({ disk }), accountId, collections });
const keptTexts = (accountId: string | null, collection: string) => {
  const kept = keepRecords({ disk });
  const records = accountId === null ? kept.visitor : kept.account(accountId);
  const { paths = ['value'] } = collections.find(({ name }) => name === collection) ?? {};
  return [...records.open(collection, textCodec, { paths }).getSnapshot().items];
};

test.each([null, 'ana'])('the records of %s move, encrypted ones included', async (accountId) => {
  old(accountId)
    .open('cart', textCodec)
    .change('a', () => 'A');
  old(accountId)
    .open('plan', textCodec)
    .change('own', () => plan);
  expect(await move(accountId)).toBe(2);
  expect(keptTexts(accountId, 'cart')).toEqual([['a', 'A']]);
  expect(keptTexts(accountId, 'plan')).toEqual([['own', plan]]);
  expect(storage.keys()).toEqual([]);
  expect(await move(accountId)).toBe(0);
});

test('what a tab of an earlier release writes later is an edit', async () => {
  old(null)
    .open('cart', textCodec)
    .change('a', () => 'A');
  await move(null);
  old(null)
    .open('cart', textCodec)
    .change('a', () => 'B');
  await move(null);
  expect(keptTexts(null, 'cart')).toEqual([['a', 'B']]);
});

test('what the disk refuses stays where it was', async () => {
  old('ana')
    .open('cart', textCodec)
    .change('a', () => 'A');
  disk.setQuota(0);
  expect(await move('ana')).toBe(0);
  expect(keptTexts('ana', 'cart')).toEqual([]);
  disk.setQuota(Number.POSITIVE_INFINITY);
  expect(await move('ana')).toBe(1);
  expect(keptTexts('ana', 'cart')).toEqual([['a', 'A']]);
});

test('records of others stay, and those that nobody can read', async () => {
  old('eva')
    .open('cart', textCodec)
    .change('e', () => 'E');
  const theirs = storage.keys();
  old('ana')
    .open('cart', textCodec)
    .change('a', () => 'A');
  const [damaged = ''] = storage.keys().filter((key) => !theirs.includes(key));
  storage.plant(damaged, 'damaged');
  expect(await move('ana')).toBe(0);
  expect(storage.keys().toSorted()).toEqual([...theirs, damaged].toSorted());
});
