import { type AuthCredential, GoogleAuthProvider } from 'firebase/auth';

/**
 * Converts Google's ID token to a credential of the SDK. A separate module, loaded only when
 * needed.
 */
export const googleCredential = (idToken: string): AuthCredential =>
  GoogleAuthProvider.credential(idToken);
