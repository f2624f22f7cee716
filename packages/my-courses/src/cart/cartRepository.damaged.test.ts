import { createSharedDisk, recordKey, type SharedDisk } from '@aulario/local-data/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartEntryCodec } from './cartEntryCodec.ts';
import { openCart } from './testing/openCart.ts';
import { sampleCourse } from './testing/sampleCourse.ts';

const runs = 700;
const perRun = 8;
const blobOf = (slug: string) =>
  cartEntryCodec.encode({ course: sampleCourse(slug), addedAt: 1000, openedAt: null });

const cut = fc.double({ min: 0, max: 0.999, noNaN: true });
const fields = ['version', 'course', 'addedAt', 'openedAt'] as const;
const courseFields = Object.keys(sampleCourse('a'));

/** Each corrupts the valid stored value of a course in one of the ways that values get damaged. */
const damage: fc.Arbitrary<(sound: string) => string> = fc.oneof(
  cut.map((at) => (sound: string) => sound.slice(0, Math.floor(at * sound.length))),
  fc
    .tuple(cut, fc.string({ unit: 'binary', maxLength: 3 }))
    .map(([at, text]) => (sound: string) => {
      const start = Math.floor(at * sound.length);
      return sound.slice(0, start) + text + sound.slice(start + 1);
    }),
  fc
    .integer({ min: -3, max: 99 })
    .map((version) => (sound: string) => JSON.stringify({ ...JSON.parse(sound), version })),
  fc.tuple(fc.constantFrom(...fields), fc.jsonValue()).map(
    ([field, value]) =>
      (sound: string) =>
        JSON.stringify({ ...JSON.parse(sound), [field]: value }),
  ),
  fc
    .tuple(fc.constantFrom(...courseFields), fc.option(fc.jsonValue(), { nil: undefined }))
    .map(([field, value]) => (sound: string) => {
      const blob = JSON.parse(sound);
      return JSON.stringify({ ...blob, course: { ...blob.course, [field]: value } });
    }),
  fc.string({ unit: 'binary' }).map((text) => () => text),
  fc.json().map((text) => () => text),
  fc.constant(() => blobOf('elsewhere')),
  fc.constant(() => '{"__proto__":{"version":1},"constructor":{"prototype":{}}}'),
);

function open(disk: SharedDisk) {
  return openCart(disk.openTab(), null);
}

const shownBy = (store: ReturnType<typeof open>) =>
  store.getSnapshot().entries.map(({ course }) => course.id);

/** Stores the values, opens the cart and applies every action to every item. */
function checkDamaged(values: readonly string[]): number {
  const disk = createSharedDisk();
  const keyOf = (slug: number | string) => recordKey(null, 'cart', `udemy:${slug}`);
  for (const [index, value] of values.entries()) {
    disk.plant(keyOf(index), value);
  }
  disk.plant(keyOf('sound'), blobOf('sound'));
  const store = open(disk);
  const { unreadable } = store.getSnapshot();
  const readable = new Set(shownBy(store));
  expect(readable.size + unreadable).toBe(values.length + 1);
  expect(readable.has('udemy:sound')).toBe(true);
  const damaged = [...values.keys()].filter((index) => !readable.has(`udemy:${index}`));
  // What a later release wrote is not written a second time.
  const newer = damaged.filter((index) => cartEntryCodec.isNewer?.(values[index] ?? ''));
  for (const index of damaged) {
    store.add(sampleCourse(String(index)));
    store.setOpened(`udemy:${index}`, true);
  }
  expect(store.getSnapshot()).toMatchObject({ unreadable, problem: 'none' });
  expect(shownBy(store)).toHaveLength(values.length + 1 - newer.length);
  expect(new Set(shownBy(open(disk)))).toEqual(new Set(shownBy(store)));
  store.clear();
  expect(open(disk).getSnapshot()).toEqual({ entries: [], unreadable, problem: 'none' });
  for (const index of damaged) {
    expect(disk.valueOf(keyOf(index))).toBe(values[index]);
  }
  expect(disk.keys()).toHaveLength(damaged.length);
  return damaged.length;
}

describe('damaged stored values', () => {
  test(`${runs * perRun} of them: no crash, valid items kept, bytes kept`, () => {
    let unreadable = 0;
    fc.assert(
      fc.property(fc.array(damage, { minLength: perRun, maxLength: perRun }), (damages) => {
        unreadable += checkDamaged(damages.map((spoil, index) => spoil(blobOf(String(index)))));
      }),
      { numRuns: runs },
    );
    // Some changes leave a readable value; most must not.
    expect(unreadable).toBeGreaterThanOrEqual(5000);
  }, 60_000);

  test('control: all valid values are shown', () => {
    expect(checkDamaged(['0', '1', '2'].map(blobOf))).toBe(0);
  });

  test('an item beside unreadable values survives a reload and can be removed', () => {
    const disk = createSharedDisk();
    const key = recordKey(null, 'cart', 'udemy:a');
    disk.plant(key, 'bad');
    disk.plant(`${key}#1`, 'worse');
    const store = open(disk);
    store.add(sampleCourse('a'));
    expect(disk.keys()).toEqual([key, `${key}#1`, `${key}#2`]);
    expect(open(disk).getSnapshot()).toEqual({ ...store.getSnapshot(), unreadable: 2 });
    store.remove('udemy:a');
    expect([disk.valueOf(key), disk.valueOf(`${key}#1`), disk.keys().length]).toEqual([
      'bad',
      'worse',
      2,
    ]);
  });
});
