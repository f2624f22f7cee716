import { expect, it } from 'vitest';
import type { CourseChange } from '../../../course/courseChange.ts';
import { someCourses, usd } from '../../../testing/builders.ts';
import { createStaticCatalogue } from '../createStaticCatalogue.ts';
import { hostCatalogue } from '../testing/staticHost.ts';

const day = '2026-11-20';
const discontinued: CourseChange = {
  kind: 'discontinued',
  id: 'udemy:9',
  day: '2026-11-21',
  title: 'Excel desde cero, con tablas dinámicas, gráficos y macros',
  platform: 'udemy',
  category: 'Development',
  lastSeen: '2026-11-19',
  equivalents: [
    { id: 'udemy:1', why: ['title', 'level'] },
    { id: 'udemy:2', why: [] },
  ],
};
const cheaper: CourseChange = {
  kind: 'price',
  id: 'udemy:1',
  day,
  before: usd(5499),
  now: usd(999),
};
const free: CourseChange = { kind: 'free', id: 'udemy:1', day: '2026-11-21' };
const updated: CourseChange = { kind: 'updated', id: 'udemy:2', day };

async function open(changes: readonly CourseChange[]) {
  const host = await hostCatalogue(someCourses(3), { changes });
  const catalogue = createStaticCatalogue({ baseUrl: '/catalogue/', fetch: host.fetch });
  return { host, catalogue };
}

it('returns changes of the requested courses, the oldest first', async () => {
  const { catalogue } = await open([free, discontinued, cheaper, updated]);
  expect(await catalogue.changes(['udemy:9', 'udemy:1'])).toEqual([cheaper, free, discontinued]);
  expect(await catalogue.changes(['udemy:3'])).toEqual([]);
});

it('fetches nothing without a record of changes, or without ids', async () => {
  for (const changes of [[], [free]]) {
    const { host, catalogue } = await open(changes);
    const id = changes.length === 0 ? ['udemy:1'] : [];
    expect(await catalogue.changes(id)).toEqual([]);
    expect(host.asked).toEqual(['manifest.json']);
  }
});

it('reads at most 20 KB of 50,000 changes for a cart and lists of 40, one in ten discontinued', async () => {
  const changes = Array.from({ length: 50_000 }, (_, number): CourseChange => {
    const id = `udemy:${100_000 + number}`;
    if (number % 10 > 0) return { ...cheaper, id };
    const equivalents = Array.from({ length: 5 }, (_, other) => ({
      id: `udemy:${200_000 + other}`,
      why: ['title', 'subject', 'level'] as const,
    }));
    return { ...discontinued, id, equivalents };
  });
  const { host, catalogue } = await open(changes);
  const ids = Array.from({ length: 40 }, (_, course) => `udemy:${100_000 + course * 997}`);
  expect(await catalogue.changes(ids)).toHaveLength(40);
  const read = host.asked.filter((path) => path.startsWith('changes-'));
  const bytes = read.reduce((sum, path) => sum + (host.files.get(path)?.length ?? 0), 0);
  expect(bytes).toBeLessThanOrEqual(20_000);
});
