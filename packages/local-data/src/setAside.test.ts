import { expect, it } from 'vitest';
import { createOldData } from './oldData.ts';
import { createSharedDisk } from './testing/sharedDisk.ts';
import { textCodec } from './textCodec.ts';

const values = ['', 'x', '{broken', '\u0000', '\ud800', '😀'.repeat(50)];

it.each([null, 'ana'])('sets every record of %s aside with its bytes, and no other', (owner) => {
  const disk = createSharedDisk();
  const open = () => {
    const localData = createOldData(disk.openTab());
    return owner === null ? localData.visitor : localData.account(owner);
  };
  disk.plant('language', 'es');
  createOldData(disk.openTab())
    .account('eva')
    .open('notes', textCodec)
    .change('a', () => 'hers');
  const others = disk.keys();
  const fill = () => {
    const notes = open().open('notes', textCodec);
    notes.changeAll(values.map((value, index) => [String(index), () => value]));
    return new Map(
      disk
        .keys()
        .filter((key) => !others.includes(key) && !key.includes('~aside'))
        .map((key) => [key, disk.valueOf(key)]),
    );
  };
  for (const round of [1, 2]) {
    const before = fill();
    expect(open().hasRecords()).toBe(true);
    expect(new Map(open().setAside())).toEqual(before);
    expect(open().hasRecords()).toBe(false);
    expect(open().open('notes', textCodec).getSnapshot()).toMatchObject({ unreadable: 0 });
    expect(open().open('notes', textCodec).getSnapshot().items.size).toBe(0);
    expect(disk.keys()).toHaveLength(others.length + round * values.length);
  }
  expect(open().setAside().size).toBe(0);
  expect(open().erase()).toBe(true);
  expect(disk.keys()).toEqual(others);
});

it('leaves in its place what does not fit beside it', () => {
  const disk = createSharedDisk();
  const { visitor } = createOldData(disk.openTab());
  const notes = visitor.open('notes', textCodec);
  notes.changeAll(['a', 'b'].map((name) => [name, () => name.repeat(100)]));
  disk.setQuota(disk.usedUnits());
  expect(visitor.setAside().size).toBe(0);
  expect(visitor.hasRecords()).toBe(true);
  disk.setQuota(disk.usedUnits() + 160);
  expect(visitor.setAside().size).toBe(2);
});

it.each([null, 'ana'])('sets one record or one collection of %s aside, and no other', (owner) => {
  const disk = createSharedDisk();
  const localData = createOldData(disk.openTab());
  const records = owner === null ? localData.visitor : localData.account(owner);
  const fill = (collection: string) =>
    records
      .open(collection, textCodec)
      .changeAll(['a', 'a#1', 'b'].map((name) => [name, () => `${collection} ${name}`]));
  const namesIn = (collection: string) =>
    [...records.open(collection, textCodec).getSnapshot().items.keys()].toSorted();
  for (const collection of ['list', 'list:items', 'lists']) fill(collection);
  expect(records.setAside({ collection: 'list', name: 'a' }).size).toBe(1);
  expect(namesIn('list')).toEqual(['a#1', 'b']);
  expect(records.hasRecords({ collection: 'list', name: 'a' })).toBe(false);
  expect(records.hasRecords({ collection: 'list', name: 'b' })).toBe(true);
  expect(records.setAside({ collection: 'list' }).size).toBe(2);
  expect(records.hasRecords({ collection: 'list' })).toBe(false);
  expect(namesIn('list')).toEqual([]);
  for (const collection of ['list:items', 'lists']) {
    expect(namesIn(collection)).toEqual(['a', 'a#1', 'b']);
  }
});

it('keeps what did not fit for the next collection of that name, and hands it out', () => {
  const disk = createSharedDisk();
  const { visitor } = createOldData(disk.openTab());
  const open = (isBackground = false) => visitor.open('notes', textCodec, { isBackground });
  const notes = open();
  notes.change('kept', () => 'x');
  notes.change('gone', () => 'y');
  expect(visitor.hasUnstored()).toBe(false);
  disk.setQuota(0);
  notes.changeAll([
    ['new', () => 'z'.repeat(50)],
    ['kept', () => 'x'.repeat(50)],
  ]);
  notes.dispose();
  expect(visitor.hasUnstored()).toBe(true);
  const again = open();
  expect(again.getSnapshot()).toMatchObject({ problem: 'storage-full' });
  expect(Object.fromEntries(again.getSnapshot().items)).toEqual({
    ...{ kept: 'x'.repeat(50), gone: 'y', new: 'z'.repeat(50) },
  });
  disk.setQuota(Number.POSITIVE_INFINITY);
  again.change('gone', () => null);
  expect(visitor.hasUnstored()).toBe(false);
  const other = createOldData(disk.openTab()).visitor.open('notes', textCodec);
  expect([...other.getSnapshot().items.keys()].toSorted()).toEqual(['kept', 'new']);

  disk.setQuota(0);
  again.change('new', () => 'z'.repeat(500));
  expect([...visitor.setAside({ collection: 'notes', name: 'new' })]).toEqual([
    ['notes new', 'z'.repeat(500)],
  ]);
  expect(visitor.hasUnstored()).toBe(false);
});
