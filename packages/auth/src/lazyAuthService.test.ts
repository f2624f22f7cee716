import { describe, expect, it, vi } from 'vitest';
import { AuthError } from './authError.ts';
import type { AuthService } from './authService.ts';
import { lazyAuthService } from './lazyAuthService.ts';
import { createMemoryAuthService } from './testing/index.ts';

const credentials = { email: 'visitor@example.com', password: 'correct horse' };
const offline = new TypeError('Failed to fetch dynamically imported module');

/** A load that fails as often as told, then gives `service`. */
function loading(service: AuthService, failures: readonly Error[] = []) {
  const left = [...failures];
  return vi.fn(async () => {
    const failure = left.shift();
    if (failure !== undefined) throw failure;
    return service;
  });
}

describe('lazyAuthService', () => {
  it('loads nothing until it is needed', async () => {
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

  it('shows a session that the loaded service already has', async () => {
    const loaded = createMemoryAuthService({ accounts: [credentials] });
    await loaded.signIn(credentials);
    const service = lazyAuthService(loading(loaded));
    service.subscribe(() => undefined);
    await vi.waitFor(() => expect(service.getState().status).toBe('signedIn'));
  });

  it('loads at the first action, once for several at a time', async () => {
    const load = loading(createMemoryAuthService({ accounts: [credentials] }));
    const service = lazyAuthService(load);
    await Promise.all([service.signIn(credentials), service.signIn(credentials)]);
    expect(service.getState().status).toBe('signedIn');
    expect(load).toHaveBeenCalledOnce();
  });

  it('hands refusals on', async () => {
    const service = lazyAuthService(loading(createMemoryAuthService()));
    await expect(service.signIn(credentials)).rejects.toMatchObject({
      code: 'invalid-credentials',
    });
  });
});

describe('a failed load', () => {
  it('is AuthError network for the action, and the next action loads again', async () => {
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

  it('is told by a loader that throws at once, too', async () => {
    const service = lazyAuthService(() => {
      throw offline;
    });
    await expect(service.signOut()).rejects.toMatchObject({ code: 'network' });
  });
});
