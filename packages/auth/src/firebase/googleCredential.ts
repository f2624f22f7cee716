import { type AuthCredential, GoogleAuthProvider } from 'firebase/auth';

/** What the SDK makes of Google's ID token. A module of its own: most products never load it. */
export const googleCredential = (idToken: string): AuthCredential =>
  GoogleAuthProvider.credential(idToken);
