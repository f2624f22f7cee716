import { CatalogueError } from '@aulario/course-data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resultOf, withGraceDelay } from './asyncResult.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = resultOf(new Promise<string>(() => undefined));
const found = { status: 'found', value: 'curso' };

it('tells what went wrong instead of rejecting', async () => {
  expect(await resultOf(Promise.resolve('curso'))).toEqual(found);
  const damaged = new CatalogueError('damaged');
  expect(await resultOf(Promise.reject(damaged))).toEqual({ status: 'failed', code: 'damaged' });
  const odd = new Error('odd');
  expect(await resultOf(Promise.reject(odd))).toEqual({ status: 'failed', code: 'failed' });
});

it('waits for a moment', async () => {
  const soon = new Promise<string>((resolve) => setTimeout(() => resolve('curso'), 100));
  const first = withGraceDelay(resultOf(soon));
  await vi.advanceTimersByTimeAsync(100);
  expect((await first).result).toEqual(found);

  const second = withGraceDelay(never);
  await vi.advanceTimersByTimeAsync(120);
  expect((await second).result).toBe(never);
});
