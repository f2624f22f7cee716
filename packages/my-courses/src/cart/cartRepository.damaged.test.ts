import { textCodec } from '@aulario/local-data';
import type { KeptData } from '@aulario/local-data/kept';
import { createTestBrowser } from '@aulario/local-data/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartEntryCodec } from './cartRepository.ts';
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

const shownIn = (page: KeptData) =>
  openCart(page, null)
    .getSnapshot()
    .entries.map(({ course }) => course.id);

/** What was kept aside, by the course whose place it had. */
const asideIn = (page: KeptData) =>
  page.visitor.open('aside', textCodec, { paths: [] }).getSnapshot().items;

/** Stores the values, opens the cart and applies every action to every item. */
async function checkDamaged(values: readonly string[]): Promise<number> {
  const browser = createTestBrowser();
  const idOf = (slug: number | string) => `udemy:${slug}`;
  const texts = browser.page.visitor.open('cart', textCodec);
  texts.changeAll(
    [...values.entries(), ['sound', blobOf('sound')] as const].map(([slug, text]) => [
      idOf(slug),
      () => text,
    ]),
  );
  const page = await browser.reopen();
  const store = openCart(page, null);
  const { unreadable } = store.getSnapshot();
  const readable = new Set(shownIn(page));
  expect(readable.size + unreadable).toBe(values.length + 1);
  expect(readable.has('udemy:sound')).toBe(true);
  const damaged = [...values.keys()].filter((index) => !readable.has(idOf(index)));
  // What a later release wrote stays as it is.
  const isNewer = (index: number) => cartEntryCodec.isNewer?.(values[index] ?? '') === true;
  const newer = damaged.filter(isNewer);
  for (const index of damaged) {
    store.add(sampleCourse(String(index)));
    store.setOpened(idOf(index), true);
  }
  expect(store.getSnapshot()).toMatchObject({ unreadable: newer.length, problem: 'none' });
  expect(shownIn(page)).toHaveLength(values.length + 1 - newer.length);
  const reopened = await browser.reopen();
  expect(new Set(shownIn(reopened))).toEqual(new Set(shownIn(page)));
  store.clear();
  const emptied = await browser.reopen();
  expect(openCart(emptied, null).getSnapshot()).toEqual({
    ...{ entries: [], unreadable: newer.length, problem: 'none' },
  });
  const kept = emptied.visitor.open('cart', textCodec).getSnapshot().items;
  expect(kept).toEqual(new Map(newer.map((index) => [idOf(index), values[index]])));
  expect(asideIn(emptied)).toEqual(
    new Map(
      damaged
        .filter((index) => !isNewer(index))
        .map((index) => [`cart ${idOf(index)}`, values[index]]),
    ),
  );
  return damaged.length;
}

describe('damaged stored values', () => {
  test(`${runs * perRun} of them: no crash, valid items kept, bytes kept`, async () => {
    let unreadable = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(damage, { minLength: perRun, maxLength: perRun }),
        async (damages) => {
          const values = damages.map((spoil, index) => spoil(blobOf(String(index))));
          unreadable += await checkDamaged(values);
        },
      ),
      { numRuns: runs },
    );
    // Some changes leave a readable value; most must not.
    expect(unreadable).toBeGreaterThanOrEqual(5000);
  }, 60_000);

  test('control: all valid values are shown', async () => {
    expect(await checkDamaged(['0', '1', '2'].map(blobOf))).toBe(0);
  });
});
