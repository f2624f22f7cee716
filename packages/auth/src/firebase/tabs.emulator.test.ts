import { afterEach, expect, it, vi } from 'vitest';
import { newEmail, patience, settled } from '../testing/contract/authServiceHarness.ts';
import { tokenKey } from '../tokenRecord.ts';

const storage = window.localStorage;

afterEach(() => storage.clear());

/** A tab of its own: the SDK is loaded anew, so that only the storage is shared. */
async function tab() {
  vi.resetModules();
  const { createFirebaseAuthService } = await import('./createFirebaseAuthService.ts');
  const { emulatorOptions } = await import('./emulator/firebaseHarness.ts');
  return createFirebaseAuthService(emulatorOptions(storage));
}

/** jsdom has one window: the event that a browser sends to the other tabs is sent by hand. */
function tellOtherTabs(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: storage }));
}

it('signs in and out in every tab', async () => {
  const [one, other] = [await tab(), await tab()];
  await Promise.all([settled(one), settled(other)]);

  await one.signUp({ email: newEmail(), password: 'correct horse' });
  tellOtherTabs();
  await vi.waitFor(() => expect(other.getState()).toEqual(one.getState()), patience);

  await other.signOut();
  tellOtherTabs();
  await vi.waitFor(() => expect(one.getState()).toEqual({ status: 'signedOut' }), patience);
  expect(storage.getItem(tokenKey)).toBeNull();
  expect({ ...storage }).toEqual({});
});
