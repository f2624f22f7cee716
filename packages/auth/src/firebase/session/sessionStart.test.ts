import type { Auth } from 'firebase/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSessionStart } from './sessionStart.ts';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo';
const reachHost = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', reachHost);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const ready = Promise.withResolvers<void>();
  const started = followSessionStart({ authStateReady: () => ready.promise } as Auth);
  return { started, ready: ready.resolve };
}

it('names a storage that does not answer', async () => {
  const { started } = start();
  const rejection = expect(started).rejects.toMatchObject({ code: 'no-storage' });
  await vi.advanceTimersByTimeAsync(10_000);
  await rejection;
});

it('does not blame the storage while the provider is asked', async () => {
  reachHost.mockReturnValue(new Promise(() => undefined));
  const { started, ready } = start();
  void fetch(lookup);
  await vi.advanceTimersByTimeAsync(60_000);
  ready();
  await expect(started).resolves.toBeUndefined();
});

it.each([403, 429, 500, 503])('takes %i for no answer until it has started', async (status) => {
  reachHost.mockImplementation(async () => Response.json({}, { status }));
  const { started, ready } = start();
  await expect(fetch(lookup)).rejects.toThrow(TypeError);
  expect((await fetch('https://other.example/')).status).toBe(status);
  ready();
  await started;
  expect(globalThis.fetch).toBe(reachHost);
});

it('passes on what the provider says about the session', async () => {
  reachHost.mockImplementation(async () => Response.json({}, { status: 400 }));
  start();
  expect((await fetch(new Request(lookup))).status).toBe(400);
});
