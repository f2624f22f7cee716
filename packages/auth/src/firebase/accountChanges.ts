import {
  type AuthCredential,
  deleteUser,
  EmailAuthProvider,
  getIdToken,
  reauthenticateWithCredential,
  type User,
  updatePassword,
} from 'firebase/auth';
import { AuthError } from '../authError.ts';
import type { AuthService, EraseRecords, Reauthentication } from '../authService.ts';
import type { ActionTools } from './authCaller.ts';
import { isEmailInUse } from './errors/toAuthError.ts';
import type { FirebaseSession } from './session/observeSession.ts';
import { confirmSession, signedInUser } from './session/signedInUser.ts';

type AccountChanges = Pick<AuthService, 'changePassword' | 'changeEmail' | 'deleteAccount'>;

interface ChangeTools extends ActionTools {
  readonly session: FirebaseSession;
  readonly google: (idToken: string) => Promise<AuthCredential>;
  readonly eraseRecords: EraseRecords;
}

/** The changes that need reauthentication. */
export function createAccountChanges(tools: ChangeTools): AccountChanges {
  const { auth, session, mail, call, google, eraseRecords, inBackground } = tools;

  const credentialOf = async (
    user: User,
    reauthentication: Reauthentication,
  ): Promise<AuthCredential> =>
    'googleToken' in reauthentication
      ? google(reauthentication.googleToken)
      : EmailAuthProvider.credential(user.email ?? '', reauthentication.password);

  const withReauthentication = (
    reauthentication: Reauthentication,
    run: (user: User) => Promise<void>,
  ): Promise<void> =>
    call('account', async () => {
      const user = signedInUser(auth);
      if ('password' in reauthentication && reauthentication.password === '')
        throw new AuthError('invalid-credentials');
      // With an ended session the provider would report a wrong password, so the session is checked
      // first.
      await confirmSession(user);
      await reauthenticateWithCredential(user, await credentialOf(user, reauthentication));
      await run(user);
    });

  return {
    changePassword: ({ current, password }) =>
      withReauthentication({ password: current }, (user) => updatePassword(user, password)),
    changeEmail: ({ email, password }) =>
      withReauthentication({ password }, async (user) => {
        try {
          await mail.emailChange(user, email);
        } catch (error) {
          // An error would reveal that the address has another account.
          if (!isEmailInUse(error)) throw error;
        }
      }),
    deleteAccount: (reauthentication) =>
      withReauthentication(reauthentication, async (user) => {
        const token = await getIdToken(user);
        await eraseRecords(user.uid, token);
        await session.endBy(() => deleteUser(user), 'account-deleted');
        // A device that found nothing while the account was still there has written it again.
        await eraseRecords(user.uid, token).catch(inBackground('erase'));
      }),
  };
}
