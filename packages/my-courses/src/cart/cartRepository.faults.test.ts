import {
  createBreakable,
  createSharedDisk,
  recordKey,
  type SharedDisk,
  storageFaults,
} from '@aulario/local-data/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openCart } from './testing/openCart.ts';
import { sampleCourse } from './testing/sampleCourse.ts';

const [a, b, c] = [sampleCourse('a'), sampleCourse('b'), sampleCourse('c')] as const;

let disk: SharedDisk;
let clock: number;
const now = () => (clock += 1);

/** The course ids that a new tab with a working storage shows. */
function stored() {
  const store = openCart(disk.openTab());
  return store.getSnapshot().entries.map(({ course }) => course.id);
}

beforeEach(() => {
  disk = createSharedDisk();
  clock = 0;
  openCart(disk.openTab(), 'ana', now).add(a);
});

describe.each(storageFaults)('$name', (fault) => {
  function breakable(isBroken: boolean) {
    const { storage, window } = disk.openTab();
    const { source, setBroken, countHits } = createBreakable(storage, fault);
    setBroken(isBroken);
    const store = openCart({ storage: source, window }, 'ana', now);
    const problem = () => store.getSnapshot().problem;
    const shown = () => store.getSnapshot().entries.map(({ course }) => course.id);
    return { store, source, setBroken, countHits, problem, shown };
  }

  test('the cart opens, works in memory and reports the problem', () => {
    const { store, problem, shown } = breakable(true);
    const listener = vi.fn();
    store.subscribe(listener);
    const kept = fault.isReadable ? [a.id] : [];
    expect([problem(), shown()]).toEqual([fault.problems[0], kept]);
    store.add(b);
    expect([problem(), shown()]).toEqual([fault.problems[1], [...kept, b.id]]);
    store.setOpened(b.id, true);
    const removed = store.remove(b.id);
    expect(removed?.openedAt).toEqual(expect.any(Number));
    if (removed) store.restore([removed]);
    expect(shown()).toEqual([...kept, b.id]);
    store.remove(a.id);
    expect([problem(), shown()]).toEqual([fault.problems[2], [b.id]]);
    expect(listener).toHaveBeenCalled();
    expect(store.clear().map(({ course }) => course.id)).toEqual([b.id]);
    expect(shown()).toEqual([]);
  });

  test('the next change after the fault ends stores everything', () => {
    const { store, setBroken, problem, shown } = breakable(true);
    store.add(b);
    store.setOpened(b.id, true);
    setBroken(false);
    store.add(c);
    expect(problem()).toBe('none');
    expect(shown()).toEqual([a.id, b.id, c.id]);
    expect(stored()).toEqual([a.id, b.id, c.id]);
    expect(store.getSnapshot()).toMatchObject({ unreadable: 0 });
  });

  test('a fault in the middle loses nothing, and a write in another tab ends it too', () => {
    const { store, setBroken, problem, shown } = breakable(false);
    store.subscribe(() => undefined);
    setBroken(true);
    store.add(b);
    store.remove(a.id);
    expect(shown()).toEqual([b.id]);
    setBroken(false);
    openCart(disk.openTab(), 'ana', now).add(c);
    disk.deliver();
    expect(problem()).toBe('none');
    expect(shown()).toEqual([b.id, c.id]);
    expect(stored()).toEqual([b.id, c.id]);
  });

  test('leaving retries once', () => {
    const { store, setBroken } = breakable(true);
    store.add(b);
    setBroken(false);
    store.dispose();
    expect(stored()).toEqual([a.id, b.id]);
  });

  test('control: the fault occurs, and without it there is no problem', () => {
    const struck = breakable(true);
    struck.store.add(b);
    struck.store.remove(a.id);
    struck.store.remove(b.id);
    expect(struck.countHits()).toBeGreaterThan(0);
    expect(() => fault.trigger(struck.source)).toThrow();
    const sound = breakable(false);
    sound.store.add(b);
    sound.store.remove(a.id);
    expect([sound.problem(), sound.countHits()]).toEqual(['none', 0]);
    expect(() => fault.trigger(sound.source)).not.toThrow();
  });
});

describe('another tab clears the storage', () => {
  function openAndFill() {
    const store = openCart(disk.openTab(), 'ana', now);
    store.subscribe(() => undefined);
    disk.setFull(true);
    store.add(b);
    disk.setFull(false);
    return store;
  }

  test('stored items are gone, pending items are stored', () => {
    const store = openAndFill();
    disk.clear();
    disk.deliver();
    expect(store.getSnapshot().entries.map(({ course }) => course.id)).toEqual([b.id]);
    expect(store.getSnapshot().problem).toBe('none');
    store.add(a);
    expect(stored()).toEqual([b.id, a.id]);
  });

  test('control: the storage was cleared, and was too small before', () => {
    const store = openAndFill();
    expect(store.getSnapshot().problem).toBe('storage-full');
    expect([disk.countRefused(), disk.keys()]).toEqual([1, [recordKey('ana', 'cart', a.id)]]);
    disk.clear();
    expect(disk.keys()).toEqual([]);
  });
});

test.each([null, undefined])('%s instead of a storage is a fault too', (storage) => {
  const store = openCart({ storage });
  store.add(a);
  expect(store.getSnapshot()).toMatchObject({ problem: 'storage-unavailable', entries: [{}] });
});
