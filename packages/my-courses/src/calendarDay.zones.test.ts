import { localToday } from '@aulario/course-data';
import { localDay } from '@aulario/course-data/days';
import { readDay } from '@aulario/course-data/reading';
import { aCourse } from '@aulario/course-data/testing';
import { createTestBrowser } from '@aulario/local-data/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { historyRows } from './history/historyRows.ts';
import { readHistoryFile } from './history/readHistoryFile.ts';
import { coursesCsv } from './lists/csv/coursesCsv.ts';
import { createOwnedRepository } from './lists/owned/ownedRepository.ts';

const zone = process.env['TZ'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

afterEach(() => {
  vi.useRealTimers();
});

it('runs in the zone that it names', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
});

/** The same instant is another day in other zones. */
const todays: Record<string, readonly [evening: string, morning: string]> = {
  'America/Mexico_City': ['2026-03-28', '2026-03-29'],
  'Europe/Madrid': ['2026-03-29', '2026-03-29'],
  'Pacific/Auckland': ['2026-03-29', '2026-03-30'],
  UTC: ['2026-03-29', '2026-03-29'],
};

it('says which day it is where the reader is', () => {
  const instants = ['2026-03-29T03:30:00Z', '2026-03-29T12:30:00Z'] as const;
  vi.useFakeTimers({ toFake: ['Date'] });
  const shown = instants.map((instant) => {
    vi.setSystemTime(Date.parse(instant));
    return localToday();
  });
  expect(shown).toEqual(todays[zone] ?? todays['UTC']);
});

it.each([
  [2026, 2, 29, 0, 1],
  [2026, 2, 29, 23, 59],
  [2026, 8, 27, 23, 59],
  [2000, 0, 1, 0, 0],
  [2099, 11, 31, 23, 59],
  [2028, 1, 29, 12, 0],
])('names the day of the clock on the wall: %i-%i-%i %i:%i', (year, month, date, hour, minute) => {
  const expected = `${year}-${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  expect(localDay(new Date(year, month, date, hour, minute).getTime())).toBe(expected);
});

it.each(['2024-03-25', '2024-03-25T00:00:00', '2024-03-25T23:59:59', '2024-03-25 23:30'])(
  'reads the day of %s, which names no zone',
  (text) => {
    expect(readDay(text)).toBe('2024-03-25');
  },
);

it('keeps the day of an imported course, through the storage', async () => {
  const table = readHistoryFile('title,url,date\nA,https://campus.example/a,25/03/2024');
  const [row] = table === null ? [] : historyRows(table, table.mapping, Date.now());
  expect(row?.owning.ownedOn).toBe('2024-03-25');
  const browser = createTestBrowser();
  const open = async () => createOwnedRepository((await browser.reopen()).account('ana'));
  if (row) (await open()).restore([{ course: aCourse(), ...row.owning }]);
  expect((await open()).getSnapshot().courses[0]?.ownedOn).toBe('2024-03-25');
});

it('reads what an earlier release kept: a day as midnight in UTC, or a moment', () => {
  const records = createTestBrowser().page.account('ana');
  const raw = records.open('owned', { encode: (text: string) => text, decode: (text) => text });
  const moment = new Date(2024, 2, 25, 23, 30).getTime();
  const keep = (id: string, ownedAt: number | null) => {
    const value = { course: aCourse({ id }), ownedAt, paid: null, progress: 'finished' };
    raw.change(id, () => JSON.stringify({ version: 1, value }));
  };
  keep('udemy:1', Date.parse('2024-03-25'));
  keep('udemy:2', moment);
  keep('udemy:3', null);
  const { courses } = createOwnedRepository(records).getSnapshot();
  expect(courses.map(({ course, ownedOn }) => [course.id, ownedOn])).toEqual([
    ['udemy:2', '2024-03-25'],
    ['udemy:1', '2024-03-25'],
    ['udemy:3', null],
  ]);
});

it('exports the day on which a course was added, as the reader saw it', () => {
  const addedAt = new Date(2026, 2, 29, 23, 45).getTime();
  expect(coursesCsv([{ list: 'Mine', course: aCourse(), addedAt }], 'es')).toContain('2026-03-29');
});
