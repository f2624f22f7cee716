import { initializeApp } from 'firebase/app';
import {
  type Auth,
  type AuthCredential,
  createUserWithEmailAndPassword,
  getIdToken,
  initializeAuth,
  signInWithCredential,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { AuthError } from '../authError.ts';
import type { AuthService, Credentials, ProfileChange, SignUpResult } from '../authService.ts';
import { photoUrlOf } from '../photoUrlOf.ts';
import { createTokenRecord } from '../tokenRecord.ts';
import { createAccountChanges } from './accountChanges.ts';
import { createMail } from './accountMail.ts';
import { type ActionTools, createAuthCaller, unlessEnded } from './authCaller.ts';
import { createInBackground } from './errors/inBackground.ts';
import { ignoreUnknownAccount, isEmailInUse, toAuthError } from './errors/toAuthError.ts';
import type { FirebaseAuthOptions } from './firebaseAuthOptions.ts';
import { createRecovery } from './recovery.ts';
import { observeSession } from './session/observeSession.ts';
import { createSessionBroadcast } from './session/sessionBroadcast.ts';
import { preparePlace, sessionPlaces } from './session/sessionPlace.ts';
import { followSessionStart } from './session/sessionStart.ts';
import { confirmSession, signedInUser } from './session/signedInUser.ts';

/** Creates the sign-up action. The SDK creates an account and signs it in with one call. */
function createSignUp({
  auth,
  mail,
  call,
  inBackground,
}: ActionTools): Pick<AuthService, 'signUp'> {
  const makeAccount = async ({ email, password }: Credentials): Promise<SignUpResult> => {
    try {
      await preparePlace(auth);
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      // The account exists even without the mail, which the user can request again.
      mail.verification(user).catch(inBackground('verification mail'));
      return 'signed-in';
    } catch (error) {
      if (!isEmailInUse(error)) throw error;
      await ignoreUnknownAccount(mail.passwordReset(email));
      return 'address-taken';
    }
  };

  return { signUp: (credentials) => call('signUp', () => makeAccount(credentials)) };
}

/**
 * Opens the SDK's auth object. Uses `initializeAuth` because `getAuth` includes the popup resolver,
 * which loads a third-party script at start on Safari and on phones.
 */
function openAuth(options: FirebaseAuthOptions): Auth {
  const { apiKey, authDomain, projectId, appId, appName, storage } = options;
  const config = { apiKey, authDomain, projectId, ...(appId === undefined ? {} : { appId }) };
  const app = initializeApp(config, appName);
  const auth = initializeAuth(app, { persistence: sessionPlaces(storage) });
  options.connect?.(auth);
  return auth;
}

/**
 * Creates the service over Firebase Authentication: e-mail and password, and Google if configured.
 * The session is stored in IndexedDB, or in localStorage where that is missing or full, and the
 * provider confirms it at start.
 *
 * @throws AuthError 'not-available' when the configuration cannot be used.
 */
export function createFirebaseAuthService(options: FirebaseAuthOptions): AuthService {
  const auth = opened(options);
  const started = followSessionStart(auth);
  const tabs = createSessionBroadcast(options.appName ?? options.projectId);
  const inBackground = createInBackground(options.onBackgroundError);
  const session = observeSession(auth, createTokenRecord(options.storage), tabs, inBackground);

  const call = createAuthCaller(auth, started, session, inBackground);
  const mail = createMail(auth, options.language);
  const { eraseRecords = async () => undefined } = options;
  const google = async (idToken: string): Promise<AuthCredential> => {
    if (options.google === undefined) throw new AuthError('not-available');
    return (await options.google())(idToken);
  };

  return {
    getState: session.getState,
    subscribe: session.subscribe,
    signIn: ({ email, password }) =>
      call('signIn', async () => {
        await preparePlace(auth);
        await signInWithEmailAndPassword(auth, email, password);
      }),
    checkSession: () =>
      call('account', async () => {
        if (auth.currentUser !== null) await confirmSession(auth.currentUser);
      }).catch(unlessEnded),
    getToken: (isRenewed) => call('account', () => getIdToken(signedInUser(auth), isRenewed)),
    signOut: () => call('account', session.leave),
    updateProfile: async (change) => {
      const profile = profileOf(change);
      await call('account', async () => {
        const user = signedInUser(auth);
        await confirmSession(user);
        await updateProfile(user, profile);
        // The recorded token names the user on public pages; the current one has the old name. The
        // profile is saved even if this fails.
        await getIdToken(user, true).catch(inBackground('token'));
      });
    },
    signInWithGoogle: (idToken) =>
      call('google', async () => {
        await preparePlace(auth);
        await signInWithCredential(auth, await google(idToken));
      }),
    ...createSignUp({ auth, mail, call, inBackground }),
    ...createAccountChanges({ auth, session, mail, call, google, eraseRecords, inBackground }),
    ...createRecovery({ auth, mail, call, inBackground }),
  };
}

function opened(options: FirebaseAuthOptions): Auth {
  try {
    return openAuth(options);
  } catch (cause) {
    throw toAuthError(cause, 'account');
  }
}

/** Omits an empty photo, which keeps the stored one, as the specification asks. */
function profileOf({ displayName, photoUrl }: ProfileChange) {
  if (photoUrl === '') return { displayName };
  const photoURL = photoUrlOf(photoUrl);
  if (photoURL === '') throw new AuthError('invalid-photo');
  return { displayName, photoURL };
}
