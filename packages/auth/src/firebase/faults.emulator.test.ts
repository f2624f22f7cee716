import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hintOf } from '../sessionHint.ts';
import {
  type AuthServiceHarness,
  accountIn,
  googleToken,
  newEmail,
  reloaded,
  settled,
  signedUp,
  waitOptions,
} from '../testing/contract/authServiceHarness.ts';
import { tokenKey } from '../tokenRecord.ts';
import { createFirebaseAuthService } from './createFirebaseAuthService.ts';
import { emulatorOptions, firebaseHarness } from './emulator/firebaseHarness.ts';

const change = { displayName: 'Ada', photoUrl: '' };
const hour = 3_600_000;
const realFetch = globalThis.fetch;

let harness: AuthServiceHarness;

beforeEach(async () => {
  harness = await firebaseHarness();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await harness.close();
});

/** Blocks requests whose address contains `part`; returns the addresses that were requested. */
function cutOff(part: string) {
  const tried: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.includes(part)) return realFetch(address, init);
    tried.push(address);
    throw new TypeError('Failed to fetch');
  });
  return tried;
}

/** The key and value of the SDK's session in localStorage. */
function keptSession(): readonly [string, string] {
  const entry = Object.entries({ ...harness.storage }).find(([key]) => key.includes('authUser'));
  if (entry === undefined) throw new Error('The SDK keeps no session.');
  return entry;
}

describe('without a network', () => {
  it('signs out, and removes the session', async () => {
    const { service, email } = await signedUp(harness);
    expect(keptSession()[1]).toContain(email);
    const tried = cutOff('');
    await service.signOut();
    expect(service.getState()).toEqual({ status: 'signedOut' });
    expect({ ...harness.storage }).toEqual({});
    expect(tried).toEqual([]);
  });

  it('keeps the session over a reload', async () => {
    const { service } = await signedUp(harness);
    const state = service.getState();
    const tried = cutOff('');
    expect(await settled(await reloaded(harness))).toEqual(state);
    expect(tried.length).toBeGreaterThan(0);
  });

  it('rejects every other action with network', async () => {
    const { service, email, password } = await signedUp(harness);
    const before = service.getState();
    cutOff('');
    const failure = { name: 'AuthError', code: 'network' };
    const calls = [
      () => service.checkSession(),
      () => service.changePassword({ current: password, password }),
      () => service.changeEmail({ email: newEmail(), password }),
      () => service.deleteAccount({ password }),
      () => service.signInWithGoogle(googleToken(email)),
      () => service.updateProfile(change),
      () => service.signIn({ email, password }),
      () => service.signUp({ email: newEmail(), password }),
      () => service.sendPasswordReset(email),
      () => service.sendVerification(),
      () => service.readLink('code'),
      () => service.followLink('code'),
      () => service.resetPassword({ code: 'code', password }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(failure);
    expect(service.getState()).toBe(before);
  });
});

describe('the verification mail', () => {
  it('does not prevent a sign-up when it cannot be sent', async () => {
    const service = harness.open();
    const tried = cutOff('accounts:sendOobCode');
    const email = newEmail();
    expect(await service.signUp({ email, password: 'correct horse' })).toBe('signed-in');
    expect(accountIn(service)).toMatchObject({ email, isEmailVerified: false });
    await vi.waitFor(() => expect(tried).toHaveLength(1), waitOptions);
  });

  it('to the owner of a taken address rejects when it cannot be sent', async () => {
    const { service, email, password } = await signedUp(harness);
    await service.signOut();
    cutOff('accounts:sendOobCode');
    await expect(service.signUp({ email, password })).rejects.toMatchObject({ code: 'network' });
    expect(service.getState()).toEqual({ status: 'signedOut' });
  });

  it('is sent in the language of the visitor', async () => {
    const languages: (string | null)[] = [];
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      const language = new Headers(init.headers).get('x-firebase-locale');
      if (address.includes('sendOobCode')) languages.push(language);
      return realFetch(address, init);
    });
    const options = { ...emulatorOptions(harness.storage), language: () => 'es' };
    await createFirebaseAuthService(options).signUp({ email: newEmail(), password: 'long enough' });
    await vi.waitFor(() => expect(languages).toEqual(['es']), waitOptions);
  });
});

describe('the session token', () => {
  const inTwoHours = (): void => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * hour });
  };

  it('is recorded again when it is renewed', async () => {
    const { service } = await signedUp(harness);
    harness.storage.removeItem(tokenKey);
    inTwoHours();
    await service.updateProfile(change);
    expect(harness.storage.getItem(tokenKey)).toMatch(/^ey/);
    expect(accountIn(service).displayName).toBe('Ada');
  });

  it('contains a saved name at once', async () => {
    const { service, email } = await signedUp(harness);
    await service.updateProfile(change);
    expect(hintOf(harness.storage.getItem(tokenKey))).toEqual({ name: 'Ada', email });
  });

  it('ends the session when it cannot be renewed', async () => {
    await signedUp(harness);
    const [key, value] = keptSession();
    const forged = value.replace(/"refreshToken":"[^"]+"/, '"refreshToken":"made-up"');
    expect(forged).not.toBe(value);
    await harness.leave();
    harness.storage.setItem(key, forged);
    const service = harness.open();
    expect((await settled(service)).status).toBe('signedIn');
    inTwoHours();
    await expect(service.updateProfile(change)).rejects.toMatchObject({ code: 'session-ended' });
    expect(service.getState()).toEqual({ status: 'signedOut', reason: 'session-ended' });
    expect({ ...harness.storage }).toEqual({});
  });
});

describe('an account that is blocked during a call', () => {
  it('does not end the session of an account that signs in meanwhile', async () => {
    const { service } = await signedUp(harness);
    let block: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => {
      block = resolve;
    });
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (!address.includes('accounts:update')) return realFetch(address, init);
      await blocked;
      return Response.json({ error: { message: 'USER_DISABLED' } }, { status: 400 });
    });
    const update = service.updateProfile(change).catch((error: unknown) => error);
    await service.signOut();
    const email = newEmail();
    await service.signUp({ email, password: 'correct horse' });
    block();
    expect(await update).toMatchObject({ code: 'session-ended' });
    expect(accountIn(service).email).toBe(email);
  });
});

describe('a configuration', () => {
  it('without a key is not-available', () => {
    const options = { ...emulatorOptions(harness.storage), apiKey: '' };
    expect(() => createFirebaseAuthService(options)).toThrow(
      expect.objectContaining({ name: 'AuthError', code: 'not-available' }),
    );
  });

  it('without Google rejects Google sign-in with not-available', async () => {
    const service = createFirebaseAuthService({
      ...emulatorOptions(harness.storage),
      google: undefined,
    });
    const signIn = service.signInWithGoogle(googleToken(newEmail()));
    await expect(signIn).rejects.toMatchObject({ code: 'not-available' });
  });

  it('with an app name has a separate session', async () => {
    await signedUp(harness);
    const options = { ...emulatorOptions(harness.storage), appName: 'other', appId: '1:2:web:3' };
    const other = createFirebaseAuthService(options);
    expect(await settled(other)).toMatchObject({ status: 'signedOut' });
  });
});
