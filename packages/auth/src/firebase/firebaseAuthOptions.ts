import type { Auth, AuthCredential } from 'firebase/auth';
import type { EraseRecords } from '../authService.ts';
import type { BackgroundErrorListener } from './errors/inBackground.ts';

/**
 * Redirects the SDK before its first call. Created by `connectEmulator` of
 * '@aulario/auth/firebase-emulator'.
 */
export type FirebaseConnector = (auth: Auth) => void;

/** The client configuration of the Firebase project, and what the adapter uses of the browser. */
export interface FirebaseAuthOptions {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId?: string | undefined;
  /** Name of the Firebase app; the default app if omitted. It is part of the session's key. */
  readonly appName?: string | undefined;
  /** Where to store the token record: `window.localStorage`. */
  readonly storage: Storage;
  /** Returns the language of mails (BCP 47); called for each mail. */
  readonly language?: (() => string) | undefined;
  /**
   * Loads `googleCredential` of '@aulario/auth/firebase-google' at the first Google sign-in. Omit
   * it to disable Google.
   */
  readonly google?: (() => Promise<(idToken: string) => AuthCredential>) | undefined;
  /** Erases what is kept of an account elsewhere, before it is deleted. */
  readonly eraseRecords?: EraseRecords | undefined;
  /** Called when work fails that no caller awaits, such as the verification mail of a new account. */
  readonly onBackgroundError?: BackgroundErrorListener | undefined;
  /** Omitted in production. */
  readonly connect?: FirebaseConnector | undefined;
}
