import type { CategoryOverview } from '@aulario/course-data';
import { aCourse, usd } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { cataloguePages } from './cataloguePages.ts';
import { isWorthAPage } from './coursePages.ts';

const subject = (name: string, total: number) => ({ subject: name, spanish: name, total });
const overviews: readonly CategoryOverview[] = [
  { category: 'Music', total: 9, subjects: [subject('Piano', 4), subject('Singing', 2)] },
  { category: 'Design', total: 2, subjects: [subject('Figma', 2)] },
];
const catalogue = {
  overview: async ({ category }: { category?: unknown } = {}) =>
    overviews.filter((overview) => overview.category === category),
};

it('gives a page to lists of three courses and more, the longest first', async () => {
  const all = [
    { path: '/courses', kind: 'catalogue' },
    { path: '/categories', kind: 'categories' },
    { path: '/courses/music', kind: 'hub' },
    { path: '/courses/music/piano', kind: 'hub' },
  ];
  expect(await cataloguePages(catalogue, 100)).toEqual(all);
  expect(await cataloguePages(catalogue, 1)).toEqual(all.slice(0, 3));
});

it('gives a page to records that say what one decides by', () => {
  const whole = aCourse({
    headline: 'What it is about.',
    instructors: ['Ana'],
    price: { kind: 'paid', money: usd(1299) },
    level: 'beginner',
  });
  expect(isWorthAPage(whole)).toBe(true);
  expect(isWorthAPage({ ...whole, headline: '' })).toBe(false);
  expect(isWorthAPage({ ...whole, price: { kind: 'unknown' } })).toBe(false);
  const { level, rating, minutes, weeks } = {
    level: null,
    rating: null,
    minutes: null,
    weeks: null,
  };
  expect(isWorthAPage({ ...whole, level, rating, minutes, weeks })).toBe(false);
});
