import { aCourse } from '@aulario/course-data/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { firstPlanSettings } from '../plan/planSettings.ts';
import { createPoll, nameVoter } from '../poll/poll.ts';
import { type Backup, parseBackup, writeBackup } from './backup.ts';

const backup: Backup = {
  account: { email: 'lucia@example.com', displayName: 'Lucía', photoUrl: '' },
  category: 'Music',
  language: 'en',
  theme: 'dark',
  cart: [
    { course: aCourse(), addedAt: 5, openedAt: null },
    { course: aCourse({ id: 'udemy:2' }), addedAt: 6, openedAt: 7, isLeftOut: true },
  ],
  lists: [{ id: 'a1', name: 'Python', createdAt: 3 }],
  saved: [{ course: aCourse(), listId: 'a1', addedAt: 4, rank: 1024 }],
  owned: [
    {
      course: aCourse(),
      ownedOn: '2024-03-25',
      ownedAt: 5,
      paid: null,
      progress: 'finished',
    },
  ],
  plan: [{ ...firstPlanSettings('2026-11-23'), until: '2027-03-31', hours: { 'udemy:2': 12.5 } }],
  followed: [
    { query: '?category=Music', courseIds: ['udemy:2'], isWhole: true, seenOn: '2026-11-20' },
  ],
  polls: [
    {
      poll: nameVoter(createPoll('Python', [aCourse()], 1), 'ana', 'Ana'),
      voterId: 'ana',
      usedAt: 2,
    },
  ],
};

const changed = (change: object) =>
  JSON.stringify({ ...JSON.parse(writeBackup(backup)), ...change });

it('reads what it writes', () => {
  expect(parseBackup(writeBackup(backup))).toEqual({ backup, unread: [] });
  expect(parseBackup(writeBackup({ ...backup, category: null, cart: [] }))?.backup).toMatchObject({
    category: null,
    cart: [],
  });
});

it('reads files of the first version, which knew no lists', () => {
  const old = changed({
    version: 1,
    lists: undefined,
    saved: undefined,
    owned: undefined,
    plan: undefined,
    followed: undefined,
    letters: undefined,
  });
  const nothing = { lists: [], saved: [], owned: [], plan: [], followed: [], polls: [] };
  expect(parseBackup(old)).toEqual({ backup: { ...backup, ...nothing }, unread: [] });
});

it('reads files from before there were a plan, polls and what is followed', () => {
  const old = changed({ plan: undefined, followed: undefined, letters: undefined });
  const nothing = { plan: [], followed: [], polls: [] };
  expect(parseBackup(old)).toEqual({ backup: { ...backup, ...nothing }, unread: [] });
});

it.each([
  ['nothing', ''],
  ['no JSON', 'Hola'],
  ['half of it', writeBackup(backup).slice(0, 200)],
  ['null', 'null'],
  ['a list', '[]'],
  ['another format', changed({ format: 'other' })],
  ['a later version', changed({ version: 3 })],
  ['something endless', `"${'a'.repeat(20_000_001)}"`],
])('takes nothing from %s', (_name, text = '') => {
  expect(parseBackup(text)).toBeNull();
});

afterEach(() => {
  vi.doUnmock('@aulario/course-data');
  vi.resetModules();
});

it('takes a backup in a language that the interface gets later', async () => {
  vi.resetModules();
  vi.doMock('@aulario/course-data', async (original) => ({
    ...(await original<object>()),
    readerLanguages: ['es', 'en', 'fr'],
  }));
  const later = await import('./backup.ts');
  expect(later.parseBackup(changed({ language: 'fr' }))?.backup.language).toBe('fr');
});
