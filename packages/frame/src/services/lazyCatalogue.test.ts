import {
  type Catalogue,
  CatalogueError,
  createMemoryCatalogue,
  emptyQuery,
} from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { expect, it, vi } from 'vitest';
import { lazyCatalogue } from './lazyCatalogue.ts';

const catalogue = createMemoryCatalogue([aCourse()]);

it('loads at the first search, once', async () => {
  const load = vi.fn(async () => catalogue);
  const lazy = lazyCatalogue(load);
  expect(load).not.toHaveBeenCalled();
  const [one, two] = await Promise.all([lazy.search(emptyQuery), lazy.search(emptyQuery)]);
  expect([one.total, two.total]).toEqual([1, 1]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tells of a failed load, and loads again', async () => {
  const load = vi
    .fn<() => Promise<Catalogue>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(catalogue);
  const lazy = lazyCatalogue(load);
  await expect(lazy.search(emptyQuery)).rejects.toEqual(new CatalogueError('failed'));
  expect((await lazy.search(emptyQuery)).total).toBe(1);
});
