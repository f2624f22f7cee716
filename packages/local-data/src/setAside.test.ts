import { expect, it } from 'vitest';
import { createLocalData } from './localData.ts';
import { createSharedDisk } from './testing/sharedDisk.ts';
import { textCodec } from './textCodec.ts';

const values = ['', 'x', '{broken', '\u0000', '\ud800', '😀'.repeat(50)];

it.each([null, 'ana'])('sets every record of %s aside with its bytes, and no other', (owner) => {
  const disk = createSharedDisk();
  const open = () => {
    const localData = createLocalData(disk.openTab());
    return owner === null ? localData.visitor : localData.account(owner);
  };
  disk.plant('language', 'es');
  createLocalData(disk.openTab())
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
  const { visitor } = createLocalData(disk.openTab());
  const notes = visitor.open('notes', textCodec);
  notes.changeAll(['a', 'b'].map((name) => [name, () => name.repeat(100)]));
  disk.setQuota(disk.usedUnits());
  expect(visitor.setAside().size).toBe(0);
  expect(visitor.hasRecords()).toBe(true);
  disk.setQuota(disk.usedUnits() + 160);
  expect(visitor.setAside().size).toBe(2);
});
