import { aCourse } from '@aulario/course-data/testing';
import { foreignAddresses, hostileAddresses } from '@aulario/safe-url/testing';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { firstPlanSettings } from '../plan/planSettings.ts';
import { createPoll, nameVoter } from '../poll/poll.ts';
import { type Backup, parseBackup, type UnreadRecord, writeBackup } from './backup.ts';
import { countsOf } from './newInBackup.ts';

const course = aCourse();
const other = aCourse({ id: 'udemy:2' });
const voter = ['bea', 'Bea', 1, [[0, 1, 1, 'Sí']]];

const whole: Backup = {
  account: { email: 'lucia@example.com', displayName: 'Lucía', photoUrl: '' },
  category: 'Music',
  language: 'en',
  theme: 'dark',
  cart: [
    { course, addedAt: 5, openedAt: null },
    { course: other, addedAt: 6, openedAt: 7, isLeftOut: true },
  ],
  lists: [
    { id: 'a1', name: 'Python', createdAt: 3 },
    { id: 'a2', name: 'Guitarra', createdAt: 4 },
  ],
  saved: [
    { course, listId: 'a1', addedAt: 4, rank: 1024, note: 'Para mayo' },
    { course: other, listId: 'a1', addedAt: 4, rank: 2048 },
  ],
  owned: [
    { course, ownedOn: '2024-03-25', ownedAt: 5, paid: null, progress: 'finished' },
    { course: other, ownedOn: null, ownedAt: 5, paid: null, progress: 'in-progress' },
  ],
  plan: [
    {
      ...firstPlanSettings('2026-11-23'),
      until: '2027-03-31',
      hours: { 'udemy:2': 12.5, 'open.example:c.1': 3 },
      order: ['udemy:2', 'udemy:1'],
    },
  ],
  followed: [
    { query: '?q=a', courseIds: ['udemy:2'], isWhole: true, seenOn: '2026-11-20' },
    { query: '?q=b', courseIds: [], isWhole: true, seenOn: null },
  ],
  polls: [
    { poll: nameVoter(createPoll('Python', [course], 1), 'ana', 'Ana'), voterId: 'ana', usedAt: 2 },
  ],
};

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The file, in which the value at a path is another one. */
function damaged(path: string, value: unknown): string {
  const file = JSON.parse(writeBackup(whole));
  const keys = path.split('/');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((found, key) => found[key], file);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return JSON.stringify(file);
}

const parsed = (text: string) => parseBackup(text) ?? expect.fail('The whole file was refused.');

describe('what cannot be read costs its record, and says why', () => {
  const cases: readonly [path: string, value: unknown, UnreadRecord['cause']][] = [
    ['cart/0', null, 'shape'],
    ['cart/0', 'udemy:1', 'shape'],
    ['cart/0', [], 'shape'],
    ['cart/0', {}, 'facts'],
    ['cart/0/course', undefined, 'facts'],
    ['cart/0/course', 7, 'facts'],
    ['cart/1/course/url', 'javascript:alert(1)', 'address'],
    ['cart/1/course/url', 'https://evil.example/course/x/', 'address'],
    ['cart/1/course/platform', 'nowhere', 'address'],
    ['cart/1/course/id', 'coursera:2', 'address'],
    ['cart/1/course/id', '', 'address'],
    ['cart/1/course/title', '', 'facts'],
    ['cart/1/course/title', '\u202e\u0000', 'facts'],
    ['cart/1/course/title', 'a'.repeat(1001), 'facts'],
    ['cart/1/course/recorded', { from: 2026, to: 2020 }, 'facts'],
    ['lists/0/id', undefined, 'facts'],
    ['lists/0/id', 'A/1', 'facts'],
    ['lists/0/name', 5, 'facts'],
    ['lists/0', 'Python', 'shape'],
    ['saved/0/listId', '../a1', 'facts'],
    ['saved/0/course/url', 'http://www.udemy.com/course/x/', 'address'],
    ['owned/0/course', null, 'facts'],
    ['plan', 'soon', 'shape'],
    ['plan', [1], 'shape'],
    ['followed/0/query', '', 'facts'],
    ['followed/0/query', '?'.repeat(2001), 'facts'],
    ['followed/0/courseIds', ['<script>'], 'facts'],
    ['letters/0/letter', null, 'facts'],
    ['letters/0/letter/c', [], 'facts'],
    ['letters/0/letter/c/0', 'x'.repeat(300), 'facts'],
    ['letters/0', 12, 'shape'],
  ];
  it.each(cases)('%s: %j (%s)', (path, value, cause) => {
    const { backup, unread } = parsed(damaged(path, value));
    const field = path.split('/')[0] ?? '';
    const kind = field === 'letters' ? 'polls' : field;
    expect(unread).toEqual([{ kind, cause }]);
    const expected = countsOf(whole);
    expect(countsOf(backup)).toEqual({
      ...expected,
      [kind]: (Object.entries(expected).find(([name]) => name === kind)?.[1] ?? 0) - 1,
    });
  });

  const fields = ['cart', 'lists', 'saved', 'owned', 'followed', 'letters'];
  it.each(fields.flatMap((field) => [{}, 'x', 7, true].map((value) => [field, value] as const)))(
    '%s: %j',
    (field, value) => {
      const kind = field === 'letters' ? 'polls' : field;
      const { backup, unread } = parsed(damaged(field, value));
      expect(unread).toEqual([{ kind, cause: 'shape' }]);
      expect(countsOf(backup)).toEqual({ ...countsOf(whole), [kind]: 0 });
    },
  );
});

describe('a value out of bounds costs that value, and is reported', () => {
  const courseValues: readonly [string, unknown, unknown][] = [
    ['institution', 5, null],
    ['headline', {}, ''],
    ['imageUrl', 'javascript:alert(1)', null],
    ['imageUrl', 'http://img.example/a.png', null],
    ['instructors', 'Ana', []],
    ['instructors', ['Ana', '', 7, 'Bea'], ['Ana', 'Bea']],
    ['language', 'not a language', null],
    ['subtitles', ['es', '???'], ['es']],
    ['level', 'expert', null],
    ['category', 'Witchcraft', null],
    ['secondCategory', 'Witchcraft', null],
    ['subjects', [null], []],
    ['price', { kind: 'paid', money: { amount: -1, currency: 'EUR' } }, { kind: 'unknown' }],
    ['price', { kind: 'stolen' }, { kind: 'unknown' }],
    ['price', 12, { kind: 'unknown' }],
    ['rating', 6, null],
    ['rating', 'five', null],
    ['ratingCount', -1, null],
    ['minutes', 0.5, null],
    ['weeks', { min: 4, max: 2 }, null],
    ['weeklyHours', { min: 0, max: 1 }, null],
    ['pace', 'fast', null],
    ['hasCertificate', 'yes', null],
    ['access', { lessons: 'cheap' }, course.access],
    ['filled', ['weather'], []],
    ['published', '2026-02-31', null],
    ['updated', '9999-12-31', null],
  ];
  it.each(courseValues)('of a course: %s %j becomes %j', (field, value, expected) => {
    for (const kind of ['cart', 'saved', 'owned'] as const) {
      const { backup, unread } = parsed(damaged(`${kind}/0/course/${field}`, value));
      expect(unread).toEqual([{ kind, cause: 'value' }]);
      expect(backup[kind][0]?.course).toEqual({ ...course, [field]: expected });
      expect(countsOf(backup)).toEqual(countsOf(whole));
    }
  });

  it('of a course, several at once, and whatever they hid', () => {
    const file = JSON.parse(writeBackup(whole));
    Object.assign(file.cart[0].course, { rating: 9, level: 1, price: null, weeks: {} });
    Object.assign(file.cart[1].course, { rating: 9, url: 'https://evil.example/' });
    const { backup, unread } = parsed(JSON.stringify(file));
    expect(unread).toEqual([
      { kind: 'cart', cause: 'value' },
      { kind: 'cart', cause: 'address' },
    ]);
    expect(backup.cart).toHaveLength(1);
    expect(backup.cart[0]?.course).toMatchObject({ rating: null, level: null, weeks: null });
  });

  const [plan] = whole.plan;
  const values: readonly [string, unknown, (backup: Backup) => unknown, unknown][] = [
    ['cart/0/addedAt', 1e21, ({ cart }) => cart[0]?.addedAt, 0],
    ['cart/1/openedAt', 'noon', ({ cart }) => cart[1]?.openedAt, 0],
    ['cart/1/isLeftOut', 'yes', ({ cart }) => cart[1]?.isLeftOut, undefined],
    ['lists/0/name', 'n'.repeat(500), ({ lists }) => lists[0]?.name, 'n'.repeat(80)],
    ['lists/0/name', 'a\u202eb\u0007', ({ lists }) => lists[0]?.name, 'a b'],
    ['lists/0/createdAt', -1, ({ lists }) => lists[0]?.createdAt, 0],
    ['saved/0/rank', 'first', ({ saved }) => saved[0]?.rank, 0],
    ['saved/0/note', 7, ({ saved }) => saved[0]?.note, undefined],
    ['owned/0/paid', { amount: 1.5, currency: 'EUR' }, ({ owned }) => owned[0]?.paid, null],
    ['owned/0/progress', 'nearly', ({ owned }) => owned[0]?.progress, 'not-started'],
    ['owned/0/ownedOn', '2026-02-31', ({ owned }) => owned[0]?.ownedOn, null],
    ['plan/weeklyHours', 1000, (each) => each.plan[0]?.weeklyHours, 5],
    ['plan/studyDays', [], (each) => each.plan[0]?.studyDays, [0, 2, 5]],
    ['plan/studyDays', [0, 9], (each) => each.plan[0]?.studyDays, [0]],
    ['plan/until', '9999-12-31', (each) => each.plan[0]?.until, null],
    ['plan/freeWeeks', ['2026-11-30', 'x'], (each) => each.plan[0]?.freeWeeks, ['2026-11-30']],
    ['plan/freeWeeks', Array(600).fill('2026-11-30'), (each) => each.plan[0]?.freeWeeks, []],
    ['plan/order', ['udemy:2', 5], (each) => each.plan[0]?.order, ['udemy:2']],
    ['plan/hours/udemy:2', -1, (each) => each.plan[0]?.hours, { 'open.example:c.1': 3 }],
    ['plan/hours/open.example:c.1', 'x', (each) => each.plan[0]?.hours, { 'udemy:2': 12.5 }],
    ['plan/monthlyPrices', [{ platform: '' }], (each) => each.plan[0]?.monthlyPrices, []],
    ['plan/listId', 5, (each) => each.plan[0]?.listId, null],
    [
      'plan/start',
      '9999-12-31',
      (each) => ({ ...each.plan[0], start: '' }),
      { ...plan, start: '' },
    ],
    ['followed/0/isWhole', 1, ({ followed }) => followed[0]?.isWhole, false],
    ['followed/0/seenOn', 'today', ({ followed }) => followed[0]?.seenOn, null],
    ['letters/0/voterId', 'No One', ({ polls }) => polls[0]?.voterId, null],
    ['letters/0/usedAt', 1e300, ({ polls }) => polls[0]?.usedAt, 0],
    [
      'letters/0/letter/v',
      [voter, ['x']],
      ({ polls }) => [...(polls[0]?.poll.voters.keys() ?? [])],
      ['bea'],
    ],
    [
      'letters/0/letter/v',
      [['b', 'B', 1, [[0, 1, 9]]]],
      ({ polls }) => polls[0]?.poll.voters.get('b')?.opinions.size,
      0,
    ],
    ['category', 'Witchcraft', ({ category }) => category, null],
    ['language', 'fr', ({ language }) => language, null],
    ['theme', 'sepia', ({ theme }) => theme, null],
  ];
  it.each(values)('%s: %j', (path, value, pick, expected) => {
    const { backup, unread } = parsed(damaged(path, value));
    const field = path.split('/')[0] ?? '';
    const kinds = new Map([
      ['letters', 'polls'],
      ['category', 'settings'],
      ['language', 'settings'],
      ['theme', 'settings'],
    ]);
    expect(unread).toEqual([{ kind: kinds.get(field) ?? field, cause: 'value' }]);
    expect(pick(backup)).toEqual(expected);
    expect(countsOf(backup)).toEqual(countsOf(whole));
  });

  it.each([null, 'lucia', 5, {}, { email: 5 }])('of the account: %j', (account) => {
    const { backup, unread } = parsed(damaged('account', account));
    expect(backup.account).toEqual({ email: '', displayName: '', photoUrl: '' });
    expect({ ...backup, account: whole.account }).toEqual(whole);
    expect(unread).toEqual([]);
  });
});

it('takes no hostile address, whatever else it takes', () => {
  for (const url of [...hostileAddresses, ...foreignAddresses]) {
    const { backup, unread } = parsed(damaged('cart/0/course/url', url));
    expect([backup.cart.length, unread]).toEqual([1, [{ kind: 'cart', cause: 'address' }]]);
  }
  for (const imageUrl of hostileAddresses) {
    const { backup } = parsed(damaged('cart/0/course/imageUrl', imageUrl));
    expect(backup.cart.map((entry) => entry.course.imageUrl)).toEqual([null, other.imageUrl]);
  }
});

/** Every path of the file inside its records. */
function pathsOf(value: Json, path: string): string[] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...below.flatMap(([key, each]) => pathsOf(each, `${path}/${key}`))];
}

const file = JSON.parse(writeBackup(whole));
const places = ['cart', 'lists', 'saved', 'owned', 'plan', 'followed', 'letters'].flatMap((kind) =>
  pathsOf(file[kind], kind),
);

test('anything anywhere costs its record at most, and what was read is written and read again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...places.filter((path) => path.includes('/'))),
      fc.oneof(
        fc.jsonValue(),
        fc.constantFrom(-1, 1e300, '', '\ud800', '9999-12-31', [], {}, null, 'a'.repeat(5000)),
      ),
      (path, value) => {
        const { backup, unread } = parsed(damaged(path, value));
        const kind = path.startsWith('letters') ? 'polls' : path.split('/')[0];
        const before = Object.entries(countsOf(whole));
        const lost = before.filter(([name, count]) => {
          const after = Object.entries(countsOf(backup)).find(([each]) => each === name)?.[1] ?? 0;
          return after < count;
        });
        expect(lost.length).toBeLessThanOrEqual(1);
        expect(unread.length).toBeLessThanOrEqual(1);
        for (const [name] of lost) expect(name).toBe(kind);
        if (unread.length === 0) expect(lost).toEqual([]);
        expect(parseBackup(writeBackup(backup))).toEqual({ backup, unread: [] });
      },
    ),
    { numRuns: 2000 },
  );
});

test('a file of nothing but damage is read', () => {
  const many = (value: unknown) => Array(20_000).fill(value);
  const text = JSON.stringify({
    ...{ format: 'aulario', version: 2, cart: many({ course: { rating: 9 } }), saved: many(null) },
    plan: { ...whole.plan[0], freeWeeks: many('x'), order: many(5) },
    letters: [{ letter: { n: '', t: 1, c: ['udemy:1'], v: many([]) }, voterId: null }],
  });
  const { backup, unread } = parsed(text);
  expect(unread).toHaveLength(40_002);
  expect(countsOf(backup)).toMatchObject({ cart: 0, saved: 0, plan: 1, polls: 1 });
});
