import {
  type Auth,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { AuthError } from '../authError.ts';
import type { AuthService, ProfileChange } from '../authService.ts';
import { photoUrlOf } from '../photoUrlOf.ts';
import { createTokenRecord } from '../tokenRecord.ts';
import type { FirebaseAuthOptions } from './firebaseAuthOptions.ts';
import { followSession } from './followSession.ts';
import { openAuth } from './openAuth.ts';
import { type AuthCall, toAuthError } from './toAuthError.ts';

/**
 * The service over Firebase Authentication, with e-mail and password only. The session is kept in
 * IndexedDB, or in localStorage where there is none, and is confirmed by the provider at start.
 *
 * @throws AuthError 'not-available' when the configuration cannot be used.
 */
export function createFirebaseAuthService(options: FirebaseAuthOptions): AuthService {
  const auth = opened(options);
  const session = followSession(auth, createTokenRecord(options.storage));

  const call = async (kind: AuthCall, run: () => Promise<unknown>): Promise<void> => {
    // Until the kept session is confirmed, a call that fails would pass for a sign-out.
    await auth.authStateReady();
    const user = auth.currentUser;
    try {
      await run();
    } catch (cause) {
      const error = toAuthError(cause, kind);
      // Whoever signed in meanwhile stays.
      if (error.code === 'session-ended' && auth.currentUser === user) await session.end();
      // Not awaited: the answer to a failed call does not wait for one more request.
      session.settle().catch(() => undefined);
      throw error;
    }
    await session.settle();
  };

  return {
    getState: session.getState,
    subscribe: session.subscribe,
    signIn: ({ email, password }) =>
      call('signIn', () => signInWithEmailAndPassword(auth, email, password)),
    signUp: ({ email, password }) =>
      call('signUp', async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        auth.languageCode = options.language?.() ?? null;
        // The account exists and is signed in, whatever becomes of the mail.
        sendEmailVerification(user).catch(() => undefined);
      }),
    signOut: () => call('account', () => signOut(auth)),
    updateProfile: async (change) => {
      const profile = profileOf(change);
      await call('account', async () => updateProfile(signedInUser(auth), profile));
    },
  };
}

function opened(options: FirebaseAuthOptions): Auth {
  try {
    return openAuth(options);
  } catch (cause) {
    throw toAuthError(cause, 'account');
  }
}

/** A photo of '' is left out, which keeps the one that is there (specification §5). */
function profileOf({ displayName, photoUrl }: ProfileChange) {
  if (photoUrl === '') return { displayName };
  const photoURL = photoUrlOf(photoUrl);
  if (photoURL === '') throw new AuthError('invalid-photo');
  return { displayName, photoURL };
}

function signedInUser({ currentUser }: Auth): User {
  if (currentUser === null) throw new AuthError('session-ended');
  return currentUser;
}
