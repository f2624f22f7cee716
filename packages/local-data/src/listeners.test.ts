import { expect, test, vi } from 'vitest';
import { createListeners } from './listeners.ts';

test('a listener that throws is reported, and stops no other', () => {
  const reported: unknown[] = [];
  vi.stubGlobal('queueMicrotask', (run: () => void) => {
    try {
      run();
    } catch (error) {
      reported.push(String(error));
    }
  });
  const ends = vi.fn();
  const listeners = createListeners(ends, ends);
  const listener = vi.fn();
  listeners.subscribe(() => {
    throw new Error('a listener');
  });
  listeners.subscribe(listener);
  for (const _ of [1, 2]) listeners.publish();
  vi.unstubAllGlobals();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(reported).toEqual(['Error: a listener', 'Error: a listener']);
});
