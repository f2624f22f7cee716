import { expect, it, vi } from 'vitest';
import { createMemorySync } from './createMemorySync.ts';

it('reports the given states, and finishes with the given result', async () => {
  const sync = createMemorySync({ state: 'offline', unsent: 3, finishesAs: 'saved' });
  const listener = vi.fn();
  const stop = sync.subscribe(listener);
  expect([sync.getState(), await sync.unsent()]).toEqual(['offline', 3]);
  expect(await sync.finish()).toBe('saved');
  expect([await sync.unsent(), listener.mock.calls.length]).toEqual([0, 1]);
  stop();
  sync.setDeviceOnly(true);
  expect([sync.getState(), listener.mock.calls.length]).toEqual(['device-only', 1]);
  sync.agreeToLose(true);
  expect(sync.isAgreedToLose()).toBe(true);
});
