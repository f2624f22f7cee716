import {
  type Auth,
  createUserWithEmailAndPassword,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import { AuthError } from '../authError.ts';
import type { AuthService, ProfileChange } from '../authService.ts';
import { photoUrlOf } from '../photoUrlOf.ts';
import { createTokenRecord } from '../tokenRecord.ts';
import { createAccountChanges } from './accountChanges.ts';
import { createAuthCaller } from './authCaller.ts';
import { confirmSession } from './confirmSession.ts';
import type { FirebaseAuthOptions } from './firebaseAuthOptions.ts';
import { followSession } from './followSession.ts';
import { isTaken } from './isTaken.ts';
import { createMail } from './mail.ts';
import { openAuth } from './openAuth.ts';
import { createRecovery } from './recovery.ts';
import { signedInUser } from './signedInUser.ts';
import { toAuthError } from './toAuthError.ts';

/**
 * The service over Firebase Authentication, with e-mail and password only. The session is kept in
 * IndexedDB, or in localStorage where there is none, and is confirmed by the provider at start.
 *
 * @throws AuthError 'not-available' when the configuration cannot be used.
 */
export function createFirebaseAuthService(options: FirebaseAuthOptions): AuthService {
  const auth = opened(options);
  const session = followSession(auth, createTokenRecord(options.storage));

  const call = createAuthCaller(auth, session);
  const mail = createMail(auth, options.language);

  return {
    getState: session.getState,
    subscribe: session.subscribe,
    signIn: ({ email, password }) =>
      call('signIn', () => signInWithEmailAndPassword(auth, email, password)),
    signUp: ({ email, password }) =>
      call('signUp', async () => {
        try {
          await createUserWithEmailAndPassword(auth, email, password);
        } catch (error) {
          // The visitor is told nothing; the owner of the address is led on by mail.
          if (isTaken(error)) mail.passwordReset(email).catch(() => undefined);
          throw error;
        }
        // The account exists and is signed in, whatever becomes of the mail.
        mail.verification(signedInUser(auth)).catch(() => undefined);
      }),
    checkSession: () =>
      call('account', async () => {
        if (auth.currentUser !== null) await confirmSession(auth.currentUser);
      }).catch(unlessEnded),
    signOut: () => call('account', () => signOut(auth)),
    updateProfile: async (change) => {
      const profile = profileOf(change);
      await call('account', async () => {
        const user = signedInUser(auth);
        await confirmSession(user);
        await updateProfile(user, profile);
      });
    },
    ...createAccountChanges(auth, session, mail, call),
    ...createRecovery(auth, mail, call),
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

function unlessEnded(error: unknown): void {
  if (!(error instanceof AuthError) || error.code !== 'session-ended') throw error;
}
