import { expect, it, vi } from 'vitest';
import type { Codec } from './collection.ts';
import { createOldData } from './oldData.ts';
import { recordKey } from './testing/recordKey.ts';
import { createSharedDisk } from './testing/sharedDisk.ts';
import { createBreakable, storageFaults } from './testing/storageFaults.ts';
import { textCodec } from './textCodec.ts';

/** Texts of at most ten characters, in lower case; '2:' begins those of a later release. */
const shortCodec: Codec<string> = {
  encode: (value) => value,
  decode: (text) => (text.length > 10 || text.startsWith('2:') ? null : text.toLowerCase()),
  isNewer: (text) => text.startsWith('2:'),
};

const problemsOf = (outcomes: readonly { readonly problem: string }[]) =>
  outcomes.map(({ problem }) => problem);

it.each([null, 'ana'])('tells of each of many changes whether it fitted (owner %s)', (owner) => {
  const disk = createSharedDisk();
  const localData = createOldData(disk.openTab());
  const records = owner === null ? localData.visitor : localData.account(owner);
  const told = vi.fn();
  const stop = localData.onUnstored(told);
  const items = records.open('notes', textCodec);
  disk.setQuota(1500);
  const names = Array.from({ length: 20 }, (_, index) => `note-${String(index)}`);
  const outcomes = items.changeAll(names.map((name) => [name, () => 'x'.repeat(100)]));
  const stored = problemsOf(outcomes).filter((problem) => problem === 'none').length;
  expect(stored).toBeGreaterThan(2);
  expect(stored).toBe(disk.keys().length);
  expect(new Set(problemsOf(outcomes).slice(stored))).toEqual(new Set(['storage-full']));
  expect(told).toHaveBeenCalledExactlyOnceWith(problemsOf(outcomes).slice(stored));

  // What an earlier change left in memory is still not stored.
  expect(items.change('note-19', (current) => current).problem).toBe('storage-full');
  disk.setQuota(Number.POSITIVE_INFINITY);
  expect(items.change('note-19', (current) => current).problem).toBe('none');
  stop();
  disk.setFull(true);
  items.change('other', () => 'x');
  expect(told).toHaveBeenCalledTimes(2);
});

it.each(storageFaults)('tells of a change when $name', (fault) => {
  const breakable = createBreakable(createSharedDisk().openTab().storage, fault);
  const localData = createOldData({ storage: breakable.source });
  const told = vi.fn();
  localData.onUnstored(told);
  breakable.setBroken(true);
  const items = localData.visitor.open('notes', textCodec);
  const { problem } = items.change('a', () => 'long '.repeat(40));
  const isRefused = !['removeItem throws', 'key throws'].includes(fault.name);
  expect(problem !== 'none').toBe(isRefused);
  expect(told).toHaveBeenCalledTimes(isRefused ? 1 : 0);
  localData.visitor
    .open('notes', textCodec, { isBackground: true })
    .change('b', () => 'x'.repeat(99));
  expect(told).toHaveBeenCalledTimes(isRefused ? 1 : 0);
});

it('never writes what its codec cannot read back, and shows what will be read', () => {
  const disk = createSharedDisk();
  const items = createOldData(disk.openTab()).visitor.open('notes', shortCodec);
  expect(items.change('a', () => 'Abc').problem).toBe('none');
  expect(items.getSnapshot().items.get('a')).toBe('abc');
  expect(items.change('a', () => 'far too long')).toEqual({
    before: 'abc',
    problem: 'not-readable',
  });
  expect(items.change('b', () => '2:later').problem).toBe('not-readable');
  expect([...items.getSnapshot().items]).toEqual([['a', 'abc']]);
  expect(disk.keys()).toHaveLength(1);
});

it('leaves a record of a later release alone, and writes no second one beside it', () => {
  const disk = createSharedDisk();
  const key = recordKey(null, 'notes', 'a');
  disk.plant(key, '2:what only a later release reads');
  const items = createOldData(disk.openTab()).visitor.open('notes', shortCodec);
  for (const decide of [() => 'x', () => null]) {
    const { problem } = items.change('a', decide);
    expect(problem).toBe(decide() === null ? 'none' : 'newer-version');
  }
  expect(items.getSnapshot()).toMatchObject({ problem: 'none', unreadable: 1 });
  expect(disk.keys()).toEqual([key]);
  expect(disk.valueOf(key)).toBe('2:what only a later release reads');
});
