import { afterEach, expect, it, vi } from 'vitest';
import { newEmail, settled, waitOptions } from '../../testing/contract/authServiceHarness.ts';
import { tokenKey } from '../../tokenRecord.ts';

const storage = window.localStorage;

afterEach(() => storage.clear());

/** Opens a separate tab: loads the SDK again, so that only the storage is shared. */
async function tab() {
  vi.resetModules();
  const { createFirebaseAuthService } = await import('../createFirebaseAuthService.ts');
  const { emulatorOptions } = await import('../emulator/firebaseHarness.ts');
  return createFirebaseAuthService(emulatorOptions(storage));
}

async function admin() {
  const { firebaseHarness } = await import('../emulator/firebaseHarness.ts');
  return firebaseHarness();
}

/** jsdom has one window, so the test sends the event that a browser sends to other tabs. */
function tellOtherTabs(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: storage }));
}

function refuse() {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

it.each([
  ['without BroadcastChannel', undefined],
  ['that refuses it with cookies', refuse],
])('signs up and out in a browser %s', async (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const service = await tab();
  expect(await service.signUp({ email: newEmail(), password: 'a rather long phrase' })).toBe(
    'signed-in',
  );
  await service.signOut();
  expect(service.getState()).toEqual({ status: 'signedOut' });
  vi.unstubAllGlobals();
  await (await admin()).leave();
});

it('signs in and out in every tab', async () => {
  const [one, other] = [await tab(), await tab()];
  await Promise.all([settled(one), settled(other)]);

  await one.signUp({ email: newEmail(), password: 'correct horse' });
  tellOtherTabs();
  await vi.waitFor(() => expect(other.getState()).toEqual(one.getState()), waitOptions);

  await other.signOut();
  tellOtherTabs();
  await vi.waitFor(() => expect(one.getState()).toEqual({ status: 'signedOut' }), waitOptions);
  expect(storage.getItem(tokenKey)).toBeNull();
  expect({ ...storage }).toEqual({});
});

it('sends the reason to every tab when the session ends', async () => {
  const tabs = [await tab(), await tab(), await tab()];
  const [one] = tabs;
  if (one === undefined) throw new Error('There is no tab.');
  await Promise.all(tabs.map(settled));
  const email = newEmail();
  await one.signUp({ email, password: 'correct horse' });
  tellOtherTabs();
  for (const each of tabs) {
    await vi.waitFor(() => expect(each.getState()).toEqual(one.getState()), waitOptions);
  }
  await (await admin()).revoke(email);
  await one.checkSession();
  tellOtherTabs();
  const ended = { status: 'signedOut', reason: 'session-ended' };
  for (const each of tabs) {
    await vi.waitFor(() => expect(each.getState()).toEqual(ended), waitOptions);
  }
});

it('stays signed out when a check is pending while another tab signs out', async () => {
  const [one, other] = [await tab(), await tab()];
  await Promise.all([settled(one), settled(other)]);
  await one.signUp({ email: newEmail(), password: 'correct horse' });
  tellOtherTabs();
  await vi.waitFor(() => expect(other.getState()).toEqual(one.getState()), waitOptions);

  const gate = Promise.withResolvers<void>();
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await realFetch(...request);
    await gate.promise;
    return answer;
  });
  const check = other.checkSession();
  await one.signOut();
  // The other tab received the broadcast; the storage event arrives only later.
  await vi.waitFor(() => expect(other.getState()).toEqual({ status: 'signedOut' }), waitOptions);
  gate.resolve();
  await check;
  vi.unstubAllGlobals();
  expect({ ...storage }).toEqual({});
  tellOtherTabs();
  expect(one.getState()).toEqual({ status: 'signedOut' });
});
