import { type Auth, createUserWithEmailAndPassword } from 'firebase/auth';
import type { AuthService, Credentials, SignUpResult } from '../authService.ts';
import type { Mail } from './accountMail.ts';
import type { AuthCaller } from './authCaller.ts';
import { ignoreUnknownAccount } from './errors/ignoreUnknownAccount.ts';
import type { InBackground } from './errors/inBackground.ts';
import { isEmailInUse } from './errors/isEmailInUse.ts';

interface SignUpTools {
  readonly auth: Auth;
  readonly mail: Mail;
  readonly call: AuthCaller;
  readonly inBackground: InBackground;
}

/** Creates the sign-up action. The SDK creates an account and signs it in with one call. */
export function createSignUp({
  auth,
  mail,
  call,
  inBackground,
}: SignUpTools): Pick<AuthService, 'signUp'> {
  const makeAccount = async ({ email, password }: Credentials): Promise<SignUpResult> => {
    try {
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
