import { describe, expect, it, vi } from 'vitest';
import type { Account } from '../authState.ts';
import { settled } from './contract/authServiceHarness.ts';
import { createMemoryAuthService, MemoryDirectory } from './index.ts';

const credentials = { email: 'visitor@example.com', password: 'correct horse' };
const account: Account = {
  id: '1',
  email: 'visitor@example.com',
  displayName: 'Ada',
  photoUrl: 'https://images.example.com/ada.png',
  isEmailVerified: true,
  hasPassword: true,
};

describe('state', () => {
  it.each([
    { status: 'loading' },
    { status: 'signedOut' },
    { status: 'signedIn', account },
  ] as const)('is initially $status', (state) => {
    expect(createMemoryAuthService({ state }).getState()).toEqual(state);
  });

  it('makes even a given photo safe', () => {
    const unsafe = { ...account, photoUrl: 'javascript:alert(1)' };
    const service = createMemoryAuthService({ state: { status: 'signedIn', account: unsafe } });
    expect(service.getState()).toMatchObject({ account: { photoUrl: '' } });
  });

  it('gives an account that supports every action', async () => {
    const service = createMemoryAuthService({ state: { status: 'signedIn', account } });
    await service.updateProfile({ displayName: 'Ada P.', photoUrl: '' });
    expect(service.getState()).toEqual({
      status: 'signedIn',
      account: { ...account, displayName: 'Ada P.' },
    });
  });
});

describe('accounts', () => {
  it('can sign in, with all given fields', async () => {
    const { id, ...rest } = account;
    const service = createMemoryAuthService({ accounts: [{ ...rest, password: 'correct horse' }] });
    await service.signIn(credentials);
    expect(service.getState()).toMatchObject({ account: rest });
  });

  it('do not expose passwords', () => {
    const directory = new MemoryDirectory([credentials]);
    expect(JSON.stringify(directory)).not.toContain(credentials.password);
  });
});

it('waits at the start and in every action', async () => {
  const wait = vi.fn(async () => undefined);
  const service = createMemoryAuthService({ wait });
  await settled(service);
  await service.signUp(credentials);
  await service.updateProfile({ displayName: 'Ada', photoUrl: '' });
  await service.signOut();
  expect(wait).toHaveBeenCalledTimes(4);
});

describe('failWith', () => {
  it('fails every action but sign-out', async () => {
    const service = createMemoryAuthService({
      state: { status: 'signedIn', account },
      failWith: 'network',
    });
    const failure = { name: 'AuthError', code: 'network' };
    await expect(service.signIn(credentials)).rejects.toMatchObject(failure);
    await expect(service.signUp(credentials)).rejects.toMatchObject(failure);
    const change = { displayName: 'Ada', photoUrl: '' };
    await expect(service.updateProfile(change)).rejects.toMatchObject(failure);
    expect(service.getState().status).toBe('signedIn');
    await service.signOut();
    expect(service.getState().status).toBe('signedOut');
  });

  it('can be chosen per call, so that a second try succeeds', async () => {
    const failWith = vi.fn().mockReturnValueOnce('too-many-requests').mockReturnValue(null);
    const service = createMemoryAuthService({ accounts: [credentials], failWith });
    await expect(service.signIn(credentials)).rejects.toMatchObject({ code: 'too-many-requests' });
    await service.signIn(credentials);
    expect(failWith.mock.calls).toEqual([['signIn'], ['signIn']]);
  });

  it('signs out with session-ended, as the real service does', async () => {
    const state = { status: 'signedIn', account } as const;
    const service = createMemoryAuthService({ state, failWith: 'session-ended' });
    const change = { displayName: 'Ada', photoUrl: '' };
    await expect(service.updateProfile(change)).rejects.toMatchObject({ code: 'session-ended' });
    expect(service.getState().status).toBe('signedOut');
  });
});

describe('a shared directory', () => {
  it('notifies every tab of sign-in and sign-out', async () => {
    const directory = new MemoryDirectory([credentials]);
    const [one, other] = [
      createMemoryAuthService({ directory }),
      createMemoryAuthService({ directory }),
    ];
    await one.signIn(credentials);
    expect(other.getState()).toEqual(one.getState());
    await other.signOut();
    expect(one.getState().status).toBe('signedOut');
  });
});
