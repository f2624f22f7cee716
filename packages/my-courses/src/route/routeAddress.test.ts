import { expect, it } from 'vitest';
import { fromRouteSearch, toRouteSearch } from './routeAddress.ts';
import { emptyWish } from './wish/routeWish.ts';

const whole = {
  wish: {
    goalId: 'junior-data-analyst',
    known: ['excel-1'],
    weeklyHours: 3.5,
    until: '2027-03-31',
    budget: { amount: 9_950, currency: 'USD' },
    wantsCertificates: true,
    language: 'es',
  },
  choices: { 'sql-1': 'udemy:1', 'power-bi-1': null },
  kind: 'short',
  start: '2026-11-30',
} as const;

it('reads back what it wrote', () => {
  expect(fromRouteSearch(toRouteSearch(whole))).toEqual({ ...whole, typed: null });
  const empty = { wish: emptyWish, choices: {}, kind: 'best', start: null } as const;
  expect(fromRouteSearch(toRouteSearch(empty))).toEqual({ ...empty, typed: null });
});

it('ignores what is wrong, and steps of another goal', () => {
  const damaged =
    'g=play-guitar&h=900&u=2027-02-31&m=-5USD&l=xx&c=sql-1~udemy:1&c=guitar-1&d=sql-1&k=sql-1&v=x&s=1';
  expect(fromRouteSearch(damaged)).toEqual({
    wish: { ...emptyWish, goalId: 'play-guitar' },
    choices: {},
    kind: 'best',
    start: null,
    typed: null,
  });
  expect(fromRouteSearch(`q=${'a'.repeat(900)}`).typed).toHaveLength(300);
});

it.each(['edx:a-', 'edx:a.', 'edx:a_', 'edx:a*', 'edx:a+', 'edx:a'])(
  'ends in a letter or a digit, and stays what it is with what is appended: %s',
  (courseId) => {
    const route = { ...whole, choices: { 'sql-1': courseId }, kind: 'best', start: null } as const;
    const address = toRouteSearch(route);
    expect(address).toMatch(/[a-zA-Z0-9]$/);
    for (const appended of ['', '&utm_source=chat', '&fbclid=IwAR0_a-b', '&gclid=x&igshid=y', '&'])
      expect(fromRouteSearch(address + appended)).toEqual({ ...route, typed: null });
  },
);
