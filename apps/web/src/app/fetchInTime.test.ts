import { afterEach, expect, it, vi } from 'vitest';
import { fetchInTime, longestWait } from './fetchInTime.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('gives up when the time is over', async () => {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  const sent = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  vi.stubGlobal('fetch', sent);
  const answer = fetchInTime('/catalogue/courses.json', { method: 'POST' });
  expect(sent).toHaveBeenCalledWith('/catalogue/courses.json', {
    method: 'POST',
    signal: controller.signal,
  });
  expect(timeout).toHaveBeenCalledWith(longestWait);
  controller.abort(new DOMException('Too late', 'TimeoutError'));
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
});
