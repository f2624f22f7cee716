import { CatalogueError } from '@aulario/course-data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPatience, outcomeOf } from './outcome.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = outcomeOf(new Promise<string>(() => undefined));
const found = { status: 'found', value: 'curso' };

it('tells what went wrong instead of rejecting', async () => {
  expect(await outcomeOf(Promise.resolve('curso'))).toEqual(found);
  const damaged = new CatalogueError('damaged');
  expect(await outcomeOf(Promise.reject(damaged))).toEqual({ status: 'failed', code: 'damaged' });
  const odd = new Error('odd');
  expect(await outcomeOf(Promise.reject(odd))).toEqual({ status: 'failed', code: 'network' });
});

it('waits for one turn at first, then for a moment', async () => {
  const settle = createPatience();
  const first = settle(never);
  await vi.advanceTimersByTimeAsync(0);
  expect((await first).outcome).toBe(never);

  const soon = new Promise<string>((resolve) => setTimeout(() => resolve('curso'), 100));
  const second = settle(outcomeOf(soon));
  await vi.advanceTimersByTimeAsync(100);
  expect((await second).outcome).toEqual(found);

  const third = settle(never);
  await vi.advanceTimersByTimeAsync(120);
  expect((await third).outcome).toBe(never);
});
