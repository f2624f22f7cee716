import { beforeEach, expect, test, vi } from 'vitest';
import { accountOwner } from '../disk/disk.ts';
import { createMemoryDisk } from '../disk/memoryDisk.ts';
import { createClock, createPageId } from '../record/clock.ts';
import { assignment, removal, valuesOf } from '../record/record.ts';
import { recordKey } from '../record/states.ts';
import { createPageRecords } from '../replica/pageRecords.ts';
import { createMemoryCloud, type MemoryCloud } from '../testing/cloud/memoryCloud.ts';
import { createAccountSync } from './accountSync.ts';
import { NewerFormatError } from './changesText.ts';
import { CloudError } from './cloud.ts';

const owner = accountOwner('ana');
let cloud: MemoryCloud;
beforeEach(() => {
  cloud = createMemoryCloud();
});

function openDevice(disk = createMemoryDisk()) {
  const clock = createClock(createPageId(), Date.now);
  const pages = createPageRecords({ disk, clock });
  const replica = pages.open(owner);
  const place = cloud.account('ana');
  const page = replica.synced((collection) => collection !== 'searches');
  const sync = createAccountSync({ disk, owner, cloud: place, page, now: Date.now });
  const stateOf = (name: string) => replica.statesOf('cart').get(name) ?? {};
  return {
    disk,
    place,
    pages,
    set(name: string, note: string) {
      const change = assignment(stateOf(name), { note }, clock.page, clock.next);
      if (change !== null) replica.change(recordKey('cart', name), change, true);
    },
    remove(name: string) {
      const change = removal(stateOf(name));
      if (change !== null) replica.change(recordKey('cart', name), change, true);
    },
    look(query: string) {
      const change = assignment({}, { query }, clock.page, clock.next);
      if (change !== null) replica.change(recordKey('searches', query), change, false);
    },
    async sync() {
      await pages.settle();
      return sync.run();
    },
    isGone: sync.isGone,
    names: () =>
      [...replica.statesOf('cart')]
        .filter(([, state]) => valuesOf(state) !== null)
        .map(([name]) => name),
    note: (name: string) => valuesOf(stateOf(name))?.['note'],
    searches: () => replica.statesOf('searches').size,
  };
}

test('what one device adds, edits and removes the other one has', async () => {
  const [one, two] = [openDevice(), openDevice()];
  one.set('a', 'first');
  one.set('b', 'ñ 漢 😀');
  await one.sync();
  await two.sync();
  expect([two.names(), two.note('b')]).toEqual([['a', 'b'], 'ñ 漢 😀']);
  two.set('a', 'second');
  two.remove('b');
  await two.sync();
  await one.sync();
  expect([one.names(), one.note('a')]).toEqual([['a'], 'second']);
});

test('a poll that finds nothing is one read, a push two writes at most', async () => {
  const one = openDevice();
  one.set('a', 'first');
  await one.sync();
  const before = cloud.counts();
  await one.sync();
  expect(cloud.counts()).toEqual({ reads: before.reads + 1, writes: before.writes });
  one.set('b', 'x');
  await one.sync();
  expect(cloud.counts()).toEqual({ reads: before.reads + 2, writes: before.writes + 1 });
});

test('what was only looked at stays on the device', async () => {
  const [one, two] = [openDevice(), openDevice()];
  one.look('guitar');
  one.set('a', 'first');
  await one.sync();
  await two.sync();
  expect([one.searches(), two.searches()]).toEqual([1, 0]);
  await cloud.account('ana').deleteAll();
  await one.sync();
  const three = openDevice();
  await three.sync();
  expect([three.names(), three.searches()]).toEqual([['a'], 0]);
});

test('10,000 records reach another device, in few reads', async () => {
  const one = openDevice();
  for (let index = 0; index < 10_000; index += 1) {
    one.set(`udemy:${String(index)}`, crypto.randomUUID().repeat(10));
  }
  await one.sync();
  const before = cloud.counts().reads;
  const two = openDevice();
  await two.sync();
  expect(two.names()).toHaveLength(10_000);
  expect(cloud.counts().reads - before).toBeLessThan(12);
}, 30_000);

test('after many pushes a new device still needs few reads', async () => {
  const one = openDevice();
  for (let push = 0; push < 120; push += 1) {
    one.set(`udemy:${String(push)}`, crypto.randomUUID().repeat(20));
    await one.sync();
  }
  const before = cloud.counts().reads;
  const two = openDevice();
  await two.sync();
  expect(two.names()).toHaveLength(120);
  expect(cloud.counts().reads - before).toBeLessThan(12);
}, 30_000);

test('a record larger than a tail travels in a chunk', async () => {
  const [one, two] = [openDevice(), openDevice()];
  one.set('a', 'x'.repeat(50_000));
  await one.sync();
  await two.sync();
  expect(two.note('a')).toHaveLength(50_000);
});

test('writers that nobody uses any more are taken over, and nothing of theirs is lost', async () => {
  for (let index = 0; index < 30; index += 1) {
    const device = openDevice();
    device.set(`udemy:${String(index)}`, 'x');
    await device.sync();
  }
  const { writers } = await cloud.account('ana').readHead();
  expect(writers.size).toBeLessThanOrEqual(9);
  const last = openDevice();
  await last.sync();
  expect(last.names()).toHaveLength(30);
});

test('what a later release wrote is left alone', async () => {
  const one = openDevice();
  const writer = 'wlater000000';
  await cloud.account('ana').commit({
    ...{ basedOn: null, drop: [], create: [], empty: [] },
    set: new Map([[writer, { number: 1, tail: '{"f":2,"at":0,"c":{}}', chunks: [] }]]),
  });
  one.set('a', 'first');
  await expect(one.sync()).rejects.toThrow(NewerFormatError);
  expect([one.names(), (await one.disk.readSync(owner)).unsent.size]).toEqual([['a'], 1]);
});

test('an account that was emptied is filled again', async () => {
  const one = openDevice();
  one.set('a', 'first');
  one.set('b', 'second');
  await one.sync();
  one.remove('b');
  await one.sync();
  await cloud.account('ana').deleteAll();
  await one.sync();
  const two = openDevice();
  await two.sync();
  expect(two.names()).toEqual(['a']);
});

test('an account that was deleted on another device gets nothing any more', async () => {
  const one = openDevice();
  one.set('a', 'first');
  await one.sync();
  await cloud.account('ana').deleteAll();
  cloud.end('ana');
  for (const change of [() => {}, () => one.set('b', 'second')]) {
    change();
    await expect(one.sync()).rejects.toEqual(new CloudError('denied'));
    expect(one.isGone()).toBe(true);
    expect((await cloud.account('ana').readHead()).version).toBeNull();
  }
  cloud.setWeather('offline');
  await expect(one.sync()).rejects.toEqual(new CloudError('offline'));
});

test('an account that is deleted while a device sends gets nothing any more', async () => {
  const one = openDevice();
  one.set('a', 'first');
  await one.sync();
  one.set('b', 'second');
  const { commit } = one.place;
  one.place.commit = async (change) => {
    one.place.commit = commit;
    await one.place.deleteAll();
    cloud.end('ana');
    return commit(change);
  };
  await expect(one.sync()).rejects.toEqual(new CloudError('conflict'));
  await expect(one.sync()).rejects.toEqual(new CloudError('denied'));
  expect((await cloud.account('ana').readHead()).version).toBeNull();
});

test('of an account that never had records, a device that is refused does not know', async () => {
  const one = openDevice();
  cloud.end('ana');
  one.set('a', 'first');
  await expect(one.sync()).rejects.toEqual(new CloudError('denied'));
  expect([one.isGone(), (await one.disk.readSync(owner)).unsent.size]).toEqual([false, 1]);
});

test('a full disk loses nothing: what the account gave is asked for again', async () => {
  const [one, two] = [openDevice(), openDevice()];
  one.set('a', 'first');
  await one.sync();
  two.disk.setQuota(0);
  expect(await two.sync()).toEqual({ unsent: 0, isRefused: true });
  expect(two.names()).toEqual(['a']);
  const restarted = openDevice(two.disk);
  expect(restarted.names()).toEqual([]);
  two.disk.setQuota(Number.POSITIVE_INFINITY);
  await restarted.sync();
  expect(restarted.names()).toEqual(['a']);
  expect(openDevice(two.disk).names()).toEqual(['a']);
});

test('what the disk refused is sent from memory', async () => {
  const [one, two] = [openDevice(), openDevice()];
  one.disk.setQuota(0);
  one.set('a', 'first');
  expect(await one.sync()).toMatchObject({ unsent: 0 });
  await two.sync();
  expect(two.names()).toEqual(['a']);
});

test('a cloud in which every commit comes too late is left alone for a while, and loses nothing', async () => {
  const device = openDevice();
  device.set('a', 'x');
  const late = vi.spyOn(device.place, 'commit').mockRejectedValue(new CloudError('conflict'));
  await expect(device.sync()).rejects.toMatchObject({ fault: 'conflict' });
  expect(late.mock.calls.length).toBeLessThan(10);
  late.mockRestore();
  expect(await device.sync()).toMatchObject({ unsent: 0 });
});
