import {
  type Auth,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  type User,
  updatePassword,
} from 'firebase/auth';
import { AuthError } from '../authError.ts';
import type { AuthService } from '../authService.ts';
import type { AuthCaller } from './authCaller.ts';
import { confirmSession } from './confirmSession.ts';
import type { FirebaseSession } from './followSession.ts';
import { isTaken } from './isTaken.ts';
import type { Mail } from './mail.ts';
import { signedInUser } from './signedInUser.ts';

type AccountChanges = Pick<AuthService, 'changePassword' | 'changeEmail' | 'deleteAccount'>;

/** What is only done for who types the present password once more. */
export function createAccountChanges(
  auth: Auth,
  session: FirebaseSession,
  mail: Mail,
  call: AuthCaller,
): AccountChanges {
  const proven = (password: string, run: (user: User) => Promise<void>): Promise<void> =>
    call('account', async () => {
      const user = signedInUser(auth);
      await prove(user, password);
      await run(user);
    });

  return {
    changePassword: ({ current, password }) =>
      proven(current, (user) => updatePassword(user, password)),
    changeEmail: ({ email, password }) =>
      proven(password, async (user) => {
        try {
          await mail.emailChange(user, email);
        } catch (error) {
          // Who asks would learn that somebody else has an account.
          if (!isTaken(error)) throw error;
        }
      }),
    async deleteAccount(password) {
      await proven(password, (user) => deleteUser(user));
      await session.end('account-deleted');
    },
  };
}

/** A session that ended would be answered like a wrong password, so it is asked for first. */
async function prove(user: User, password: string): Promise<void> {
  if (password === '') throw new AuthError('invalid-credentials');
  await confirmSession(user);
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
}
