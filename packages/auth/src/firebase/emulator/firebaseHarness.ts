import { deleteApp, getApps } from 'firebase/app';
import { inject } from 'vitest';
import type { AuthServiceHarness } from '../../testing/contract/authServiceHarness.ts';
import { connectEmulator } from '../connectEmulator.ts';
import { createFirebaseAuthService } from '../createFirebaseAuthService.ts';
import type { FirebaseAuthOptions } from '../firebaseAuthOptions.ts';
import { googleCredential } from '../googleCredential.ts';
import { emulatorAdmin } from './emulatorAdmin.ts';

const projectId = 'demo-aulario';

/** The product's options with the emulator as the provider. */
export function emulatorOptions(storage: Storage): FirebaseAuthOptions {
  const connect = connectEmulator(inject('authEmulatorUrl'));
  const google = async () => googleCredential;
  return { apiKey: 'demo-key', authDomain: 'localhost', projectId, storage, connect, google };
}

/**
 * The Firebase service with the emulator. jsdom has no IndexedDB, so the SDK stores the session in
 * localStorage.
 */
export async function firebaseHarness(): Promise<AuthServiceHarness> {
  const storage = window.localStorage;
  storage.clear();
  const leave = async (): Promise<void> => {
    await Promise.all(getApps().map((app) => deleteApp(app)));
  };
  const harness: AuthServiceHarness = {
    storage,
    eraseRecords: async () => undefined,
    open: () =>
      createFirebaseAuthService({
        ...emulatorOptions(storage),
        eraseRecords: (...given) => harness.eraseRecords(...given),
      }),
    leave,
    ...emulatorAdmin(inject('authEmulatorUrl'), projectId),
    close: async () => {
      await leave();
      storage.clear();
    },
  };
  return harness;
}
