import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartRepository } from './cartRepository.ts';
import { openCart } from './testing/openCart.ts';
import { sampleCourse } from './testing/sampleCourse.ts';

const a = sampleCourse('a');
const b = sampleCourse('b');

let browser: TestBrowser;
let clock: number;
let store: CartRepository;

const open = async (owner: string | null = 'ana') =>
  openCart(await browser.reopen(), owner, () => (clock += 1));
const shown = (of = store) => of.getSnapshot().entries.map(({ course }) => course.id);

beforeEach(async () => {
  browser = createTestBrowser();
  clock = 0;
  store = await open();
});

describe('one tab', () => {
  test('starts empty', () => {
    expect(store.getSnapshot()).toEqual({ entries: [], problem: 'none', unreadable: 0 });
  });

  test('adding twice keeps one entry with its place and tick', () => {
    store.add(a);
    store.setOpened(a.id, true);
    const before = store.getSnapshot();
    store.add(sampleCourse('a', { title: 'Another title' }));
    expect(store.getSnapshot()).toBe(before);
    expect(before.entries).toEqual([{ course: a, addedAt: 1, openedAt: 2 }]);
  });

  test('adding several returns those that were not in the cart', () => {
    store.add(b);
    expect(store.addAll([b, a])).toEqual([a]);
    expect(store.addAll([])).toEqual([]);
    expect(shown()).toEqual([b.id, a.id]);
  });

  test('a removed entry is restored at its old place', () => {
    store.add(a);
    store.add(b);
    const removed = store.remove(a.id);
    expect(shown()).toEqual([b.id]);
    if (removed) store.restore([removed]);
    expect(shown()).toEqual([a.id, b.id]);
  });

  test('undo after adding again leaves one entry at the earlier place', () => {
    store.add(a);
    store.add(b);
    const removed = store.remove(a.id);
    store.add(a);
    expect(shown()).toEqual([b.id, a.id]);
    if (removed) store.restore([removed]);
    expect(shown()).toEqual([a.id, b.id]);
  });

  test('removing a course that is not in the cart returns null', () => {
    expect(store.remove(a.id)).toBeNull();
  });

  test('ticks keep the time of the first tick and can be removed', () => {
    store.add(a);
    store.setOpened(a.id, true);
    store.setOpened(a.id, true);
    expect(store.getSnapshot().entries[0]?.openedAt).toBe(2);
    store.setOpened(a.id, false);
    expect(store.getSnapshot().entries[0]?.openedAt).toBeNull();
    store.setOpened(b.id, true);
    expect(shown()).toEqual([a.id]);
  });

  test('leaves a course out of the sum, across a reload, and lets it count again', async () => {
    store.add(a);
    store.setCounted(a.id, false);
    expect((await open()).getSnapshot().entries).toEqual([
      { course: a, addedAt: 1, openedAt: null, isLeftOut: true },
    ]);
    store.setCounted(a.id, true);
    expect((await open()).getSnapshot().entries).toEqual([
      { course: a, addedAt: 1, openedAt: null },
    ]);
  });

  test('clear empties the cart and returns what was in it', async () => {
    store.add(a);
    store.add(b);
    expect(store.clear().map(({ course }) => course)).toEqual([a, b]);
    expect((await browser.reopen()).account('ana').hasRecords()).toBe(false);
    expect(store.clear()).toEqual([]);
  });

  test('a reload shows the same', async () => {
    store.add(b);
    store.add(a);
    store.setOpened(b.id, true);
    expect((await open()).getSnapshot()).toEqual(store.getSnapshot());
  });

  test('each user has a separate cart', async () => {
    store.add(a);
    expect(shown(await open('an'))).toEqual([]);
    expect(shown(await open(null))).toEqual([]);
    expect(shown(await open())).toEqual([a.id]);
  });
});

describe('listeners', () => {
  test('are called only on changes, and the snapshot is stable in between', () => {
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.add(a);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot()).toBe(store.getSnapshot());
    store.add(a);
    store.setOpened(a.id, false);
    store.remove(b.id);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.remove(a.id);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('entries that did not change stay the same objects', () => {
    store.add(a);
    const [before] = store.getSnapshot().entries;
    store.add(b);
    expect(store.getSnapshot().entries[0]).toBe(before);
  });

  test('can be subscribed twice', () => {
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.subscribe(listener);
    stop();
    stop();
    store.add(a);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('are removed on dispose; subscribing again reads the changes', async () => {
    const listener = vi.fn();
    store.subscribe(listener);
    store.dispose();
    (await open()).add(a);
    await browser.reopen();
    expect(listener).not.toHaveBeenCalled();
    store.subscribe(listener);
    expect(shown()).toEqual([a.id]);
  });
});
