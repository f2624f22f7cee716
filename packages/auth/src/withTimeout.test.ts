import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthActions } from './authService.ts';
import { createMemoryAuthService } from './testing/createMemoryAuthService.ts';
import { withTimeout } from './withTimeout.ts';

const credentials = { email: 'ada@example.com', password: 'long enough' };
const callTimeoutMs = 20_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A service whose answers the test releases. */
function slow() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const accounts = [{ ...credentials, id: 'ada' }];
  const service = createMemoryAuthService({ accounts, wait: () => promise });
  return { service, answer: resolve };
}

const actionNames = Object.keys(createMemoryAuthService()).filter(
  (name) => name !== 'getState' && name !== 'subscribe',
) as (keyof AuthActions)[];

it('covers every action', () => {
  expect(actionNames.length).toBeGreaterThanOrEqual(13);
});

it.each(actionNames)('%s ends with timeout when there is no answer', async (name) => {
  const action = withTimeout(slow().service, callTimeoutMs)[name] as (given: object) => unknown;
  const onRejected = vi.fn();
  const given = { ...credentials, displayName: '', photoUrl: '' };
  Promise.resolve(action(given)).catch(onRejected);
  await vi.advanceTimersByTimeAsync(callTimeoutMs - 1);
  expect(onRejected).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onRejected).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'AuthError', code: 'timeout' }),
  );
});

it('passes an answer in time through, and leaves no timer', async () => {
  const { service, answer } = slow();
  const signedIn = withTimeout(service, callTimeoutMs).signIn(credentials);
  const refused = withTimeout(service, callTimeoutMs).signIn({
    ...credentials,
    password: 'no',
  });
  answer();
  await expect(signedIn).resolves.toBeUndefined();
  await expect(refused).rejects.toMatchObject({ code: 'invalid-credentials' });
  expect(vi.getTimerCount()).toBe(0);
});

it('shows the effect of a late answer', async () => {
  const { service, answer } = slow();
  const limited = withTimeout(service, callTimeoutMs);
  const late = limited.signIn(credentials).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(callTimeoutMs);
  expect(await late).toMatchObject({ code: 'timeout' });
  answer();
  await vi.waitFor(() => expect(limited.getState().status).toBe('signedIn'));
});
