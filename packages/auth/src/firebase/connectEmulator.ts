import { connectAuthEmulator } from 'firebase/auth';
import type { FirebaseConnector } from './firebaseAuthOptions.ts';

/**
 * Makes `createFirebaseAuthService({ connect })` talk to the Auth emulator at `url`
 * ('http://127.0.0.1:9099'). It is a module of its own, imported only where an emulator is
 * configured, so that a bundle without one contains nothing of it.
 */
export function connectEmulator(url: string): FirebaseConnector {
  return (auth) => connectAuthEmulator(auth, url, { disableWarnings: true });
}
