import { connectAuthEmulator } from 'firebase/auth';
import type { FirebaseConnector } from './firebaseAuthOptions.ts';

/**
 * Connects `createFirebaseAuthService({ connect })` to the Auth emulator at `url`
 * ('http://127.0.0.1:9099'). A separate module, imported only where an emulator is configured, so
 * that other bundles contain none of it.
 */
export function connectEmulator(url: string): FirebaseConnector {
  return (auth) => connectAuthEmulator(auth, url, { disableWarnings: true });
}
