import { expect, it, vi } from 'vitest';
import { createMemoryCatalogue } from '../../catalogue/memory/memoryCatalogue.ts';
import { emptyQuery as all } from '../../catalogue/port/catalogueQuery.ts';
import { aCatalogue, someCourses } from '../builders.ts';
import { sampleLatency, withLatency } from './withLatency.ts';

it('waits as specified: 500 ms to open, 800 ms to search', async () => {
  const wait = vi.fn(async () => undefined);
  const catalogue = withLatency(createMemoryCatalogue(someCourses(3)), wait);
  expect(sampleLatency).toEqual({ load: 500, search: 800 });
  await catalogue.search(all);
  await catalogue.search({ ...all, page: 2 });
  await catalogue.search({ ...all, text: 'curso' });
  expect(wait.mock.calls).toEqual([[500], [500], [800]]);
});

it('uses the real clock by default', async () => {
  vi.useFakeTimers();
  const answered = vi.fn();
  const search = withLatency(createMemoryCatalogue(someCourses(3)))
    .search(all)
    .then(answered);
  await vi.advanceTimersByTimeAsync(499);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await search;
  expect(answered).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('stops waiting when aborted, and sends no request', async () => {
  const inner = aCatalogue({ search: vi.fn() });
  const catalogue = withLatency(inner, () => new Promise(() => undefined));
  const controller = new AbortController();
  const answer = catalogue.search(all, controller);
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(inner.search).not.toHaveBeenCalled();
});
