import type { CategoryOverview } from '@aulario/course-data';
import { expect, it } from 'vitest';
import { hubPages, listHubs } from './hubPages.ts';

const subject = (name: string, total: number) => ({ subject: name, names: {}, total });
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
    { path: '/courses/music', kind: 'hub' },
    { path: '/courses/music/piano', kind: 'hub' },
  ];
  expect(hubPages(await listHubs(catalogue, 100), false)).toMatchObject(all);
  expect(hubPages(await listHubs(catalogue, 1), false)).toMatchObject(all.slice(0, 1));
  const [{ feeds } = {}] = hubPages(await listHubs(catalogue, 1), true);
  expect(feeds).toBe('/courses/music');
});
