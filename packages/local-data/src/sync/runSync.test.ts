import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiskError } from '../disk/disk.ts';
import type { SyncRound } from './accountSync.ts';
import { AccountFullError } from './buildCommit.ts';
import { NewerFormatError } from './changesText.ts';
import { CloudError } from './cloud.ts';
import { runSync, type SyncStatus } from './runSync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothingLeft: SyncRound = { unsent: 0, isRefused: false };

function open(run: () => Promise<SyncRound> = async () => nothingLeft) {
  const rounds = vi.fn(run);
  const window = new EventTarget();
  const page = { visibilityState: 'visible' as DocumentVisibilityState };
  const document = Object.assign(new EventTarget(), page);
  const statuses: SyncStatus[] = [];
  const running = runSync({
    sync: { run: rounds, isGone: () => false },
    lockName: 'x',
    window,
    document,
    locks: undefined,
  });
  running.subscribe(() => statuses.push(running.getStatus()));
  return { rounds, window, document, running, statuses };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('it asks at once, and every 20 s while the page is visible', async () => {
  const { rounds, running, document } = open();
  expect(running.getStatus()).toBe('saving');
  await pass(0);
  expect([running.getStatus(), rounds.mock.calls.length]).toEqual(['saved', 1]);
  await pass(60_000);
  expect(rounds).toHaveBeenCalledTimes(4);
  document.visibilityState = 'hidden';
  await pass(200_000);
  expect(rounds).toHaveBeenCalledTimes(5);
});

test('changes are sent together, within a second', async () => {
  const { rounds, running, statuses } = open();
  await pass(0);
  running.changed();
  await pass(300);
  running.changed();
  expect(rounds).toHaveBeenCalledTimes(1);
  await pass(300);
  expect(rounds).toHaveBeenCalledTimes(2);
  expect(statuses).toEqual(['saved', 'saving', 'saved']);
});

test.each(['focus', 'online', 'pageshow'])(
  'it asks at %s, once for events together',
  async (name) => {
    const { rounds, window, document } = open();
    await pass(10_000);
    window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(rounds).toHaveBeenCalledTimes(2);
  },
);

test('a hidden page does not ask when something wakes it', async () => {
  const { rounds, window, document } = open();
  await pass(0);
  document.visibilityState = 'hidden';
  window.dispatchEvent(new Event('online'));
  await pass(1000);
  expect(rounds).toHaveBeenCalledTimes(1);
});

test('what fails is tried again, less and less often; changes do not hurry it', async () => {
  let fault: 'offline' | null = 'offline';
  const { rounds, running } = open(async () => {
    if (fault !== null) throw new CloudError(fault);
    return nothingLeft;
  });
  await pass(0);
  expect(running.getStatus()).toBe('offline');
  running.changed();
  await pass(1999);
  expect(rounds).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(rounds).toHaveBeenCalledTimes(2);
  await pass(4000 + 8000 + 16_000);
  expect(rounds).toHaveBeenCalledTimes(5);
  await pass(24 * 3_600_000);
  expect(rounds.mock.calls.length).toBeLessThan(5 + 24 * 12 + 10);
  fault = null;
  await pass(300_000);
  expect(running.getStatus()).toBe('saved');
});

test.each([
  [new CloudError('offline'), 'offline'],
  [new CloudError('unavailable'), 'paused'],
  [new CloudError('over-quota'), 'paused'],
  [new CloudError('absent'), 'paused'],
  [new CloudError('unknown'), 'paused'],
  [new CloudError('too-large'), 'account-full'],
  [new CloudError('denied'), 'denied'],
  [new CloudError('conflict'), 'saving'],
  [new AccountFullError(), 'account-full'],
  [new NewerFormatError(), 'update-needed'],
  [new DiskError('storage-full'), 'device-full'],
] as const)('%s is reported, and asked again less and less often', async (error, status) => {
  const { running, rounds } = open(() => Promise.reject(error));
  await pass(0);
  expect(running.getStatus()).toBe(status);
  await pass(3_600_000);
  expect(rounds.mock.calls.length).toBeLessThan(20);
  expect(running.getStatus()).toBe(status);
});

test('what the device has no room for is reported', async () => {
  const { running } = open(async () => ({ unsent: 0, isRefused: true }));
  await pass(0);
  expect(running.getStatus()).toBe('device-full');
});

test('finishing sends at once and says how it ended', async () => {
  const { running } = open();
  expect(await running.finish()).toBe('saved');
  const failing = open(() => Promise.reject(new CloudError('offline')));
  expect(await failing.running.finish()).toBe('offline');
});

test('a tab waits for the round of another', async () => {
  const request = vi.fn((_: string, act: () => Promise<unknown>) => act());
  const locks = { request } as unknown as Pick<LockManager, 'request'>;
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const sync = { run: async () => nothingLeft, isGone: () => false };
  runSync({ sync, lockName: 'sync of ana', window: new EventTarget(), document, locks });
  await pass(0);
  expect(request).toHaveBeenCalledExactlyOnceWith('sync of ana', expect.any(Function));
});

test('after it was stopped it asks no more', async () => {
  const { rounds, running, window } = open();
  await pass(0);
  running.stop();
  window.dispatchEvent(new Event('focus'));
  running.changed();
  await pass(100_000);
  expect(rounds).toHaveBeenCalledTimes(1);
});
