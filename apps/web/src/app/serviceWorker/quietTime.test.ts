import { expect, it, vi } from 'vitest';
import { createQuietTime } from './quietTime.ts';

it('has passed after so long without an interruption', async () => {
  vi.useFakeTimers();
  const quiet = createQuietTime(1000);
  const passed = vi.fn();
  quiet.interrupt();
  const waiting = quiet.passed().then(passed);
  await vi.advanceTimersByTimeAsync(900);
  quiet.interrupt();
  await vi.advanceTimersByTimeAsync(900);
  expect(passed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(passed).toHaveBeenCalledOnce();
  await waiting;
  vi.useRealTimers();
});

it('has passed when there was none', async () => {
  await expect(createQuietTime(1000).passed()).resolves.toBeUndefined();
});
