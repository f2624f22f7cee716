import { type AuthService, lazyAuthService, limitedAuthService } from '@aulario/auth';
import { readLanguage } from '../features/language/language.ts';
import type { OfflineCopy } from '../features/offline/OfflineCopy.ts';
import { openStorage } from '../features/services/openStorage.ts';
import { createChest } from '../features/things/chest.ts';
import { keepThings } from '../features/things/keepThings.ts';
import type { Env } from './env.ts';
import { longestWait } from './fetchInTime.ts';

const isEmulator = import.meta.env.MODE === 'emulator';

async function emulatorConnector() {
  const { connectEmulator } = await import('@aulario/auth/firebase-emulator');
  return connectEmulator(import.meta.env.VITE_AUTH_EMULATOR_URL ?? 'http://localhost:9099');
}

const loadCredential = async () => (await import('@aulario/auth/firebase-google')).googleCredential;

/** Accounts on Firebase, whose code is loaded when it is needed and whose every wait has an end. */
export function createAuth(env: Env, storage: Storage, offline: OfflineCopy): AuthService {
  const firebase = lazyAuthService(async () => {
    const { createFirebaseAuthService } = await import('@aulario/auth/firebase');
    return createFirebaseAuthService({
      ...env.firebase,
      storage,
      language: () => readLanguage(storage),
      // Both conditions are known at build time: a bundle holds nothing of what it does not use.
      connect: isEmulator ? await emulatorConnector() : undefined,
      google: import.meta.env.VITE_GOOGLE_CLIENT_ID ? loadCredential : undefined,
    });
  });
  const chest = createChest(storage, openStorage('sessionStorage'), offline);
  return keepThings(limitedAuthService(firebase, longestWait), chest);
}
