// @vitest-environment node

import { textHash } from '@aulario/course-data/records';
import { sampleCourses } from '@aulario/course-data/testing';
import { expect, test } from 'vitest';
import { packText } from '../link/packedText.ts';
import { createPoll } from '../poll/poll.ts';
import { joinTransfer, readTransferPart, type TransferPart, writeTransfer } from './transfer.ts';

const backup = {
  category: null,
  language: 'es',
  cart: sampleCourses.slice(0, 12).map((course, addedAt) => ({ course, addedAt, openedAt: null })),
  lists: [{ id: 'a1', name: 'Python', createdAt: 3 }],
  saved: sampleCourses
    .slice(4, 10)
    .map((course, addedAt) => ({ course, listId: 'a1', addedAt, rank: addedAt })),
  owned: [],
  plan: null,
  followed: [{ query: '?q=python', courseIds: ['udemy:1'], isWhole: true, seenOn: null }],
  polls: [{ poll: createPoll('Python', sampleCourses.slice(0, 2), 1), voterId: null, usedAt: 0 }],
} as const;

const read = (fragments: readonly string[]): readonly TransferPart[] =>
  fragments.map(readTransferPart).filter((part) => part !== null);

test('everything comes out of its parts in any order, and out of one link', async () => {
  const parts = await writeTransfer(backup, 900);
  expect(parts.length).toBeGreaterThan(1);
  const joined = await joinTransfer(read(parts.toReversed()));
  expect(joined?.backup).toEqual({ account: expect.anything(), ...backup });
  expect(joined?.unread).toEqual([]);
  const whole = await writeTransfer(backup, Number.MAX_SAFE_INTEGER);
  expect(whole).toHaveLength(1);
  expect(await joinTransfer(read(whole))).toEqual(joined);
});

test.each(['.', ')', '…', '_', '-', '__', '*', '?utm_source=chat', '&fbclid=x_', ' mira'])(
  "'%s' behind the links of the parts changes nothing",
  async (text) => {
    const parts = await writeTransfer(backup, 120);
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts) expect(part).toMatch(/[a-zA-Z0-9]$/);
    const joined = await joinTransfer(read(parts.map((part) => part + text)));
    expect(joined?.backup).toMatchObject(backup);
  },
);

test('parts of an older version, which end anywhere, are joined', async () => {
  const [whole = ''] = await writeTransfer(backup, Number.MAX_SAFE_INTEGER);
  const [id, , , data = ''] = whole.split('.');
  const cut = data.match(/[\w-]{300,1000}?[-_]|[\w-]+$/g) ?? [];
  const parts = cut.map((part, index) => [id, index + 1, cut.length, part].join('.'));
  expect(cut[0]).toMatch(/[-_]$/);
  expect((await joinTransfer(read(parts)))?.backup).toMatchObject(backup);
});

test('nothing comes of parts that are missing, damaged or something else', async () => {
  const parts = read(await writeTransfer(backup, 900));
  const [first] = parts;
  if (first === undefined) throw new Error('No part');
  expect(await joinTransfer(parts.slice(1))).toBeNull();
  expect(await joinTransfer([])).toBeNull();
  expect(await joinTransfer([{ ...first, data: `x${first.data}` }, ...parts.slice(1)])).toBeNull();
  const data = await packText('{"format":"other"}');
  const other = { transferId: textHash(data), number: 1, partCount: 1, data };
  expect(await joinTransfer([other])).toBeNull();
  for (const fragment of ['', 'x', '0123456789abcdef.2.1.abc', '0123456789abcdef.0.1.abc', '%']) {
    expect(readTransferPart(fragment)).toBeNull();
  }
});
