import { describe, expect, it, vi } from 'vitest';
import { AuthError } from './authError.ts';
import type { AuthService } from './authService.ts';
import { lazyAuthService } from './lazyAuthService.ts';
import { createMemoryAuthService } from './testing/index.ts';

const credentials = { email: 'visitor@example.com', password: 'correct horse' };
const offline = new TypeError('Failed to fetch dynamically imported module');

/** Returns a loader that fails with each of the errors, then returns `service`. */
function loading(service: AuthService, failures: readonly Error[] = []) {
  const left = [...failures];
  return vi.fn(async () => {
    const failure = left.shift();
    if (failure !== undefined) throw failure;
    return service;
  });
}

describe('lazyAuthService', () => {
  it('loads nothing before it is used', async () => {
    const load = loading(createMemoryAuthService());
    const service = lazyAuthService(load);
    expect(service.getState()).toEqual({ status: 'loading' });
    expect(load).not.toHaveBeenCalled();
  });

  it('loads once at the first subscription and follows the loaded state', async () => {
    const load = loading(createMemoryAuthService());
    const service = lazyAuthService(load);
    const seen: string[] = [];
    service.subscribe(() => seen.push(service.getState().status));
    service.subscribe(() => undefined)();
    await vi.waitFor(() => expect(service.getState().status).toBe('signedOut'));
    expect(await service.signUp(credentials)).toBe('signed-in');
    await service.updateProfile({ displayName: 'Ada', photoUrl: '' });
    expect(service.getState()).toMatchObject({ account: { displayName: 'Ada' } });
    await service.signOut();
    expect(seen).toEqual(['signedOut', 'signedIn', 'signedIn', 'signedOut']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows the session of the loaded service', async () => {
    const loaded = createMemoryAuthService({ accounts: [credentials] });
    await loaded.signIn(credentials);
    const service = lazyAuthService(loading(loaded));
    service.subscribe(() => undefined);
    await vi.waitFor(() => expect(service.getState().status).toBe('signedIn'));
  });

  it('loads at the first action, once for concurrent ones', async () => {
    const load = loading(createMemoryAuthService({ accounts: [credentials] }));
    const service = lazyAuthService(load);
    await Promise.all([service.signIn(credentials), service.signIn(credentials)]);
    expect(service.getState().status).toBe('signedIn');
    expect(load).toHaveBeenCalledOnce();
  });

  it('passes rejections on', async () => {
    const service = lazyAuthService(loading(createMemoryAuthService()));
    await expect(service.signIn(credentials)).rejects.toMatchObject({
      code: 'invalid-credentials',
    });
  });
});

describe('a failed load', () => {
  it('rejects the action with AuthError network, and the next action loads again', async () => {
    const load = loading(createMemoryAuthService({ accounts: [credentials] }), [offline]);
    const service = lazyAuthService(load);
    const failed = service.signIn(credentials);
    await expect(failed).rejects.toBeInstanceOf(AuthError);
    await expect(failed).rejects.toMatchObject({ code: 'network', cause: offline });
    expect(service.getState()).toEqual({ status: 'signedOut' });
    await service.signIn(credentials);
    expect(service.getState().status).toBe('signedIn');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('ends loading with signedOut, and the next subscription loads again', async () => {
    const loaded = createMemoryAuthService({ accounts: [credentials] });
    await loaded.signIn(credentials);
    const service = lazyAuthService(loading(loaded, [offline]));
    service.subscribe(() => undefined);
    await vi.waitFor(() => expect(service.getState().status).toBe('signedOut'));
    service.subscribe(() => undefined);
    await vi.waitFor(() => expect(service.getState().status).toBe('signedIn'));
  });

  it('keeps an AuthError of the loader', async () => {
    const service = lazyAuthService(
      loading(createMemoryAuthService(), [new AuthError('not-available')]),
    );
    await expect(service.signOut()).rejects.toMatchObject({ code: 'not-available' });
  });

  it('does not take code that fails to run for a missing network', async () => {
    const missing = new ReferenceError('BroadcastChannel is not defined');
    const service = lazyAuthService(loading(createMemoryAuthService(), [missing]));
    await expect(service.signOut()).rejects.toMatchObject({ code: 'unknown', cause: missing });
  });

  it('handles a loader that throws synchronously', async () => {
    const service = lazyAuthService(() => {
      throw offline;
    });
    await expect(service.signOut()).rejects.toMatchObject({ code: 'network' });
  });
});
