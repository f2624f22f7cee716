import { type AuthService, lazyAuthService, resumeSignOut, withTimeout } from '@aulario/auth';
import type { LocalData } from '@aulario/local-data';
import { withLocalData } from '../features/accountData/withLocalData.ts';
import { restorePreferredCategory } from '../features/catalogue/preferredCategory.ts';
import { languageAt } from '../features/navigation/languageAddress.ts';
import type { OfflineCopy } from '../features/services/OfflineCopy.ts';
import { openStorage } from '../features/services/openStorage.ts';
import type { Env } from './env.ts';
import { requestTimeoutMs } from './fetchInTime.ts';

const isEmulator = import.meta.env.MODE === 'emulator';

async function emulatorConnector() {
  const { connectEmulator } = await import('@aulario/auth/firebase-emulator');
  return connectEmulator(import.meta.env.VITE_AUTH_EMULATOR_URL ?? 'http://localhost:9099');
}

const loadCredential = async () => (await import('@aulario/auth/firebase-google')).googleCredential;

/** Accounts on Firebase, whose code is loaded when it is needed and whose every wait has an end. */
export function createAuth(
  env: Env,
  storage: Storage,
  localData: LocalData,
  offline: OfflineCopy,
): AuthService {
  const firebase = lazyAuthService(async () => {
    const { createFirebaseAuthService } = await import('@aulario/auth/firebase');
    return createFirebaseAuthService({
      ...env.firebase,
      storage,
      language: () => languageAt(window.location.pathname, storage),
      // Both conditions are known at build time: a bundle holds nothing of what it does not use.
      connect: isEmulator ? await emulatorConnector() : undefined,
      google: import.meta.env.VITE_GOOGLE_CLIENT_ID ? loadCredential : undefined,
    });
  });
  return withLocalData(resumeSignOut(withTimeout(firebase, requestTimeoutMs), storage), {
    localData,
    storage,
    tabStorage: openStorage('sessionStorage'),
    offline,
    onSignIn: (accountId) => restorePreferredCategory({ localData, storage }, accountId),
  });
}
