import type { Auth, AuthCredential } from 'firebase/auth';
import type { BackgroundErrorListener } from './inBackground.ts';

/**
 * Points the SDK somewhere else before its first call. Made by `connectEmulator` of
 * '@aulario/auth/firebase-emulator'.
 */
export type FirebaseConnector = (auth: Auth) => void;

/** The client configuration of the Firebase project, and what the adapter needs of the browser. */
export interface FirebaseAuthOptions {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId?: string | undefined;
  /** Name of the Firebase app; the default app when left out. It is part of the session's key. */
  readonly appName?: string | undefined;
  /** Where the token record goes: `window.localStorage`. */
  readonly storage: Storage;
  /** The language of the mails (BCP 47), asked for at each one. */
  readonly language?: (() => string) | undefined;
  /**
   * Loads `googleCredential` of '@aulario/auth/firebase-google' when somebody signs in with Google;
   * left out where nobody can.
   */
  readonly google?: (() => Promise<(idToken: string) => AuthCredential>) | undefined;
  /** Called when work fails that no caller awaits, such as the verification mail of a new account. */
  readonly onBackgroundError?: BackgroundErrorListener | undefined;
  /** Left out in production. */
  readonly connect?: FirebaseConnector | undefined;
}
