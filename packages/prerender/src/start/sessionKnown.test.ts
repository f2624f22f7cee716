import type { AuthState } from '@aulario/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionKnown } from './sessionKnown.ts';

const loadingState: AuthState = { status: 'loading' };
const signedOutState: AuthState = { status: 'signedOut' };

function authIn(state: AuthState) {
  const listeners = new Set<() => void>();
  return {
    listeners,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: AuthState) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

async function isKnown(auth: ReturnType<typeof authIn>) {
  const done = vi.fn();
  void sessionKnown(auth, 2000).then(done);
  await vi.advanceTimersByTimeAsync(0);
  return () => done.mock.calls.length > 0;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('does not wait where the provider has answered', async () => {
  const known = await isKnown(authIn(signedOutState));
  expect(known()).toBe(true);
});

it('waits for the answer, and then listens no longer', async () => {
  const auth = authIn(loadingState);
  const known = await isKnown(auth);
  expect(known()).toBe(false);
  auth.change(signedOutState);
  await vi.advanceTimersByTimeAsync(0);
  expect(known()).toBe(true);
  expect(auth.listeners.size).toBe(0);
});

it('gives up on a provider that does not answer', async () => {
  const auth = authIn(loadingState);
  const known = await isKnown(auth);
  await vi.advanceTimersByTimeAsync(2000);
  expect(known()).toBe(true);
  expect(auth.listeners.size).toBe(0);
});
