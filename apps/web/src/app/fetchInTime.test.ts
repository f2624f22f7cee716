import { afterEach, expect, it, vi } from 'vitest';
import { fetchInTime, requestTimeoutMs } from './fetchInTime.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fetchThatHangs = vi.fn(
  (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
);

it('gives up when the time is over', async () => {
  const controller = new AbortController();
  const timeoutSignal = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  vi.stubGlobal('fetch', fetchThatHangs);
  const answer = fetchInTime('/catalogue/courses.json', { method: 'POST' });
  expect(fetchThatHangs.mock.lastCall?.[1]).toMatchObject({ method: 'POST' });
  expect(timeoutSignal).toHaveBeenCalledWith(requestTimeoutMs);
  controller.abort(new DOMException('Too late', 'TimeoutError'));
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('gives up when the caller does', async () => {
  vi.stubGlobal('fetch', fetchThatHangs);
  const controller = new AbortController();
  const answer = fetchInTime('/catalogue/courses.json', controller);
  const reason = new Error('left the page');
  controller.abort(reason);
  await expect(answer).rejects.toBe(reason);
});
