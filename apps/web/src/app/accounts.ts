import { AuthError, type AuthService } from '@aulario/auth';
import { type BackgroundErrorListener, createFirebaseAuthService } from '@aulario/auth/firebase';
import { connectEmulator } from '@aulario/auth/firebase-emulator';
import { languageAt } from '@aulario/frame/navigation/address/languageAddress.ts';
import { openStorage } from '@aulario/frame/services/openStorage.ts';
import { readEnv } from './env/env.ts';

const emulatorConnector = () =>
  connectEmulator(import.meta.env.VITE_AUTH_EMULATOR_URL ?? 'http://localhost:9099');

const loadCredential = async () => (await import('@aulario/auth/firebase-google')).googleCredential;

async function eraseRecords(accountId: string, token: string): Promise<void> {
  const code = import('./disk/eraseRecords.ts').catch((cause: unknown) => {
    throw new AuthError('network', { cause });
  });
  await (await code).eraseRecords(readEnv().firestore, accountId, token);
}

let report: BackgroundErrorListener = () => undefined;

async function open(): Promise<AuthService> {
  const storage = openStorage('localStorage');
  return createFirebaseAuthService({
    ...readEnv().firebase,
    storage,
    language: () => languageAt(window.location.pathname, storage),
    eraseRecords,
    onBackgroundError: (error, context) => report(error, context),
    // Both conditions are constants of the build, so that a bundle omits unused code.
    connect: import.meta.env.MODE === 'emulator' ? emulatorConnector() : undefined,
    google: import.meta.env.VITE_GOOGLE_CLIENT_ID ? loadCredential : undefined,
  });
}

let opened: Promise<AuthService> | null = null;

/**
 * Opens the accounts on Firebase: one service per page. After a failure the next call retries.
 *
 * @param reportTo - Receives failures of work that no caller awaits, from this call on.
 */
export function openAccounts(reportTo = report): Promise<AuthService> {
  report = reportTo;
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

// The dashboard's page loads this module in parallel with the application, so that the session is
// confirmed meanwhile. The callers of openAccounts receive a failure.
openAccounts().catch(() => undefined);
