import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Collection } from './collection.ts';
import { createOldData } from './oldData.ts';
import { createSharedDisk, type SharedDisk } from './testing/sharedDisk.ts';
import { textCodec } from './textCodec.ts';

const many = Array.from({ length: 2000 }, (_, index) => `course-${String(index)}`);
const long = 'x'.repeat(500);

let disk: SharedDisk;
let items: Collection<string>;

beforeEach(() => {
  disk = createSharedDisk();
  items = createOldData(disk.openTab()).account('ana').open('cart', textCodec);
});

/** Counts the storage operations of `act`. */
function operations(act: () => void): number {
  const before = disk.countOperations();
  act();
  return disk.countOperations() - before;
}

const addAll = () => items.changeAll(many.map((name) => [name, () => long]));

describe('a collection', () => {
  it('adds or changes a record with two reads and one write, however large it is', () => {
    addAll();
    expect(operations(() => items.change('new', () => long))).toBe(3);
    expect(operations(() => items.change('new', () => 'other'))).toBe(3);
    expect(operations(() => items.change('new', () => null))).toBe(2);
    expect(operations(() => items.change('new', (current) => current))).toBe(1);
  });

  it('returns the values before a change', () => {
    expect(items.change('a', () => 'A').before).toBeNull();
    expect(items.change('a', () => 'B').before).toBe('A');
    expect(items.change('a', (current) => current).before).toBe('B');
    const changes = ['b', 'a', 'b'].map((name) => [name, () => name] as const);
    expect(items.changeAll(changes).map(({ before }) => before)).toEqual([null, 'B', 'b']);
    expect(items.change('a', () => null).before).toBe('a');
  });

  it('stops writing when the storage is full, reports it once, and keeps everything in memory', () => {
    disk.setQuota(20_000);
    const listener = vi.fn();
    items.subscribe(listener);
    expect(operations(() => void addAll())).toBeLessThan(many.length * 1.1);
    expect(disk.countRefused()).toBe(1);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(items.getSnapshot()).toMatchObject({ problem: 'storage-full', unreadable: 0 });
    expect(items.getSnapshot().items.size).toBe(many.length);
    // A later change writes itself and one pending record, not all of them.
    expect(operations(() => items.change('new', () => long))).toBeLessThan(10);
    disk.setQuota(Number.POSITIVE_INFINITY);
    items.change('new', (current) => `${String(current)}!`);
    expect(items.getSnapshot().problem).toBe('none');
    expect(disk.keys()).toHaveLength(many.length + 1);
  });

  it('survives a listener that throws, reports it, and calls the others', () => {
    const reported: unknown[] = [];
    vi.stubGlobal('queueMicrotask', (run: () => void) => {
      try {
        run();
      } catch (error) {
        reported.push(String(error));
      }
    });
    const listener = vi.fn();
    items.subscribe(() => {
      throw new Error('a listener');
    });
    items.subscribe(listener);
    items.change('a', () => 'A');
    items.change('b', () => 'B');
    vi.unstubAllGlobals();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(items.getSnapshot().items.size).toBe(2);
    expect(reported).toEqual(['Error: a listener', 'Error: a listener']);
  });
});

describe('the data of a browser', () => {
  it('removes a forgotten account from memory, and leaves the storage unchanged', () => {
    const tab = disk.openTab();
    const localData = createOldData(tab);
    const records = localData.account('ana');
    records.open('cart', textCodec).change('a', () => 'A');
    const before = disk.dump();
    localData.forget();
    expect(disk.dump()).toBe(before);
    expect(localData.account('ana')).not.toBe(records);
    expect(localData.account('ana').open('cart', textCodec).getSnapshot().items.get('a')).toBe('A');
    expect(localData.account('eva').open('cart', textCodec).getSnapshot().items.size).toBe(0);
  });

  it('erases an account with its unreadable records, and nothing else', () => {
    const localData = createOldData(disk.openTab());
    for (const records of [localData.account('eva'), localData.visitor]) {
      records.open('cart', textCodec).change('a', () => 'A');
    }
    disk.plant('language', 'es');
    const others = disk.keys();
    const ana = localData.account('ana');
    ana.open('lists', textCodec).change('later', () => 'x');
    const [damaged = ''] = disk.keys().filter((key) => !others.includes(key));
    disk.plant(damaged, 'damaged');
    expect(ana.erase()).toBe(true);
    expect(disk.keys()).toEqual(others);
  });

  it('stores a visitor’s records under any name', () => {
    const visitor = createOldData(disk.openTab()).visitor.open('cart', textCodec);
    const names = ['a:b', 'a#1', '%', '\ud800', 'ñ', ''];
    visitor.changeAll(names.map((name) => [name, () => name]));
    const again = createOldData(disk.openTab()).visitor.open('cart', textCodec);
    expect([...again.getSnapshot().items.entries()]).toEqual(names.map((name) => [name, name]));
  });
});
