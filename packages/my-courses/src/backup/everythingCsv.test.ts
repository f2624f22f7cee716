import { readDelimited } from '@aulario/course-data/reading';
import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { firstPlanSettings } from '../plan/planSettings.ts';
import { createPoll, nameVoter, setOpinion } from '../poll/poll.ts';
import type { BackupRecords } from './backupKinds.ts';
import { everythingCsv } from './everythingCsv.ts';

const noon = Date.UTC(2026, 10, 22, 12);
const price = { kind: 'paid', money: { amount: 1299, currency: 'USD' } } as const;
const course = aCourse({ id: 'udemy:1', title: 'Python; desde "cero"', price });
const evil = '=HYPERLINK("//evil")';
const voted = setOpinion(
  nameVoter(createPoll('Entre dos', [course, aCourse({ id: 'udemy:2' })], noon), 'ana', 'Ana'),
  ...(['ana', 1, { vote: 'maybe', note: evil }] as const),
);

const records: BackupRecords = {
  cart: [
    { course, addedAt: noon, openedAt: noon },
    { course: aCourse({ id: 'udemy:2' }), addedAt: noon, openedAt: null, isLeftOut: true },
  ],
  lists: [
    { id: 'later', name: '', createdAt: 0 },
    { id: 'a1', name: evil, createdAt: noon },
  ],
  saved: [
    { course, listId: 'a1', addedAt: noon, rank: 1, note: '1/2' },
    { course, listId: 'later', addedAt: noon, rank: 1 },
  ],
  owned: [
    {
      ...{ course, ownedOn: '2026-03-25', ownedAt: noon, paid: { amount: 999, currency: 'EUR' } },
      ...{ progress: 'finished', finishedOn: '2026-05-01', note: 'Con\nproyecto' },
      certificateUrl: 'https://www.udemy.com/certificate/UC-1/',
    },
    { course, ownedOn: null, ownedAt: noon, paid: null, progress: 'in-progress', share: 40 },
  ],
  plan: [
    {
      ...firstPlanSettings('2026-11-23'),
      ...{ weeklyHours: 2.5, until: '2027-03-31', freeWeeks: ['2026-12-28'], order: ['udemy:1'] },
      hours: { 'udemy:2': 12.5 },
      monthlyPrices: [
        { platform: 'udemy', monthly: { amount: 3500, currency: 'USD' }, hasCertificates: true },
      ],
    },
  ],
  followed: [{ query: '?q=-1+%2B1', courseIds: [], isWhole: true, seenOn: '2026-11-20' }],
  polls: [{ poll: voted, voterId: 'ana', usedAt: noon }],
};

/** The rows as a spreadsheet reads them, by the names of their columns. */
function rowsOf(locale: string): Record<string, string>[] {
  const text = everythingCsv(records, (name) => name || 'Para después', locale);
  const [head = [], ...rows] = readDelimited(text.replace(/^\ufeff/, ''), 1000).rows;
  return rows.map((cells) =>
    Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ''])),
  );
}

const kept = (row: Record<string, string>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''));

it('has a row for each record, with what was paid, how it goes and every note', () => {
  const rows = rowsOf('es-MX').map(kept);
  const counts = Map.groupBy(rows, ({ kind }) => kind);
  expect([...counts].map(([kind, found]) => [kind, found.length])).toEqual([
    ['cart', 2],
    ['list', 2],
    ['saved', 2],
    ['owned', 2],
    ['plan', 9],
    ['followed', 1],
    ['poll', 2],
  ]);
  expect(rows[0]).toMatchObject({
    ...{ title: 'Python; desde "cero"', platform: 'Udemy', price: '12.99', currency: 'USD' },
    ...{ added: '2026-11-22', state: 'opened' },
  });
  expect(rows[1]?.['state']).toBe('left out');
  expect(rows[5]?.['name']).toBe('Para después');
  expect(rows[6]).toMatchObject({
    ...{ paid: '9.99', paidCurrency: 'EUR', owned: '2026-03-25', finished: '2026-05-01' },
    ...{ state: 'finished', certificate: 'https://www.udemy.com/certificate/UC-1/' },
  });
  expect(rows[7]).toMatchObject({ state: 'in-progress', done: '40' });
  expect(rows.filter(({ kind }) => kind === 'plan')).toEqual([
    { kind: 'plan', name: 'weeklyHours', value: '2.5' },
    { kind: 'plan', name: 'studyDays', value: 'Monday Wednesday Saturday' },
    { kind: 'plan', name: 'start', value: '2026-11-23' },
    { kind: 'plan', name: 'until', value: '2027-03-31' },
    { kind: 'plan', name: 'freeWeeks', value: '2026-12-28' },
    { kind: 'plan', name: 'listId' },
    { kind: 'plan', name: 'order', id: 'udemy:1', value: '1' },
    { kind: 'plan', name: 'hours', id: 'udemy:2', value: '12.5' },
    {
      ...{ kind: 'plan', name: 'monthlyPrices', platform: 'Udemy', price: '35.00' },
      ...{ currency: 'USD', value: 'with certificates' },
    },
  ]);
  expect(rows.at(-1)).toMatchObject({ name: 'Entre dos', id: 'udemy:2', state: 'maybe' });
});

it('writes numbers as the region does', () => {
  const [first, ...others] = rowsOf('es');
  expect(first?.['price']).toBe('12,99');
  expect(others.find(({ name }) => name === 'weeklyHours')?.['value']).toBe('2,5');
});

it.each(['es', 'es-MX', 'en'])('begins no formula in any cell (%s)', (locale) => {
  const cells = rowsOf(locale).flatMap((row) => Object.values(row));
  // The list, its course and the note of the poll.
  expect(cells.filter((cell) => cell === `'${evil}`)).toHaveLength(3);
  expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  expect(cells.filter((cell) => /[\r\n]/.test(cell))).toEqual([]);
});

it('is a header alone where nothing is kept', () => {
  const empty = { cart: [], lists: [], saved: [], owned: [], plan: [], followed: [], polls: [] };
  const text = everythingCsv(empty, (name) => name, 'en');
  expect(text.split('\r\n').slice(1)).toEqual(['']);
});
