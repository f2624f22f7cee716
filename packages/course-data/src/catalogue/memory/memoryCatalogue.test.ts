import { afterEach, expect, it, vi } from 'vitest';
import { someCourses } from '../../testing/builders.ts';
import { emptyQuery } from '../port/catalogueQuery.ts';
import { createMemoryCatalogue } from './memoryCatalogue.ts';

const titled = { ...emptyQuery, text: 'ejemplo' };
const load = vi.hoisted(() => ({ count: 0, fails: false }));

vi.mock('../indexing/buildSearchIndex.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../indexing/buildSearchIndex.ts')>();
  return {
    get buildSearchIndex() {
      load.count += 1;
      if (load.fails) throw new TypeError('Failed to fetch dynamically imported module');
      return original.buildSearchIndex;
    },
  };
});

afterEach(() => {
  load.count = 0;
  load.fails = false;
});

it('browses without the text search, and loads it once for texts', async () => {
  const { search } = createMemoryCatalogue(someCourses(2));
  await search({ ...titled, text: '  ' });
  expect(load.count).toBe(0);
  await Promise.all([search(titled), search(titled)]);
  expect(await search(titled)).toMatchObject({ total: 2 });
  expect(load.count).toBe(1);
});

it('reports a failed load, and retries', async () => {
  const { search } = createMemoryCatalogue(someCourses(2));
  load.fails = true;
  await expect(search(titled)).rejects.toMatchObject({ name: 'CatalogueError', code: 'failed' });
  expect(await search(emptyQuery)).toMatchObject({ total: 2 });
  load.fails = false;
  expect(await search(titled)).toMatchObject({ total: 2 });
});
