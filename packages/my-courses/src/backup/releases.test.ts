import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decryptText } from '@aulario/local-data';
import { expect, it } from 'vitest';
import { parseBackup } from './backup.ts';

/** A file that the release of its day wrote, of two of its own sample courses. */
const fileOf = (name: string) =>
  readFileSync(join(import.meta.dirname, 'releases', `${name}.json`), 'utf8');

it.each([
  ['2026-11-21', 'cart', { cart: 2 }],
  ['2026-11-22-lists', 'and lists', { cart: 2, lists: 1, saved: 1, owned: 1 }],
  ['2026-11-22-plan', 'and a plan', { cart: 2, lists: 1, saved: 1, owned: 1 }],
  [
    '2026-11-22-polls',
    'polls, what is followed, and a purchase of an unknown day',
    { cart: 2, lists: 1, saved: 1, owned: 2, followed: 1, polls: 1 },
  ],
  [
    '2026-11-28',
    'the day of a purchase, and courses with more facts',
    { cart: 2, lists: 1, saved: 1, owned: 1, followed: 1, polls: 1 },
  ],
])('opens the whole backup of %s: %s', (name, _, counts) => {
  const parsed = parseBackup(fileOf(name));
  expect(parsed?.unread).toEqual([]);
  const { cart, lists, saved, owned, followed, polls } = parsed?.backup ?? {};
  const records = Object.entries({ cart, lists, saved, owned, followed, polls });
  expect(
    Object.fromEntries(records.flatMap(([kind, all]) => (all?.length ? [[kind, all.length]] : []))),
  ).toEqual(counts);
  expect(parsed?.backup.plan[0]?.until).toBe(/plan|polls|28/.test(name) ? '2027-03-31' : undefined);
  expect(parsed?.backup.account.displayName).toBe('Lucía');
  // The first releases drew a cover where there was no picture, and kept its address.
  expect(cart?.map(({ course }) => course.imageUrl)).not.toContainEqual(
    expect.stringMatching(/^\/covers/),
  );
});

it('leaves the day of a purchase open where an earlier release did not know it', () => {
  const { owned = [] } = parseBackup(fileOf('2026-11-22-polls'))?.backup ?? {};
  expect(owned.find(({ progress }) => progress === 'in-progress')?.ownedOn).toBeNull();
});

it('opens an encrypted backup of the first release that wrote some', async () => {
  const file = fileOf('2026-11-22-encrypted');
  expect(await decryptText(file, 'otra frase larga')).toBeNull();
  const parsed = parseBackup((await decryptText(file, 'una frase larga')) ?? '');
  expect(parsed?.unread).toEqual([]);
  expect(parsed?.backup.cart).toHaveLength(1);
});
