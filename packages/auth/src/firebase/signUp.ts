import {
  type Auth,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  reload,
  signOut,
  updateCurrentUser,
} from 'firebase/auth';
import type { AuthService } from '../authService.ts';
import { type AuthCaller, unlessEnded } from './authCaller.ts';
import type { FirebaseAuthOptions } from './firebaseAuthOptions.ts';
import { isTaken } from './isTaken.ts';
import { createMail, type Mail } from './mail.ts';
import { openAuth } from './openAuth.ts';
import { quietly } from './recovery.ts';
import type { Tabs } from './tabs.ts';

type SignUp = Pick<AuthService, 'signUp' | 'finishSignUp'>;

interface SignUpTools {
  readonly auth: Auth;
  readonly options: FirebaseAuthOptions;
  readonly mail: Mail;
  readonly call: AuthCaller;
  readonly tabs: Tabs;
}

/**
 * The SDK signs in whoever makes an account, which would tell that the address was free. So the
 * account is made in a second instance, which keeps its session in this page's memory only, until
 * the address is verified.
 */
export function createSignUp({ auth, options, mail, call, tabs }: SignUpTools): SignUp {
  let opened: Auth | null = null;
  const anteroom = (): Auth => {
    const appName = `${options.appName ?? 'default'} sign-up`;
    opened ??= openAuth({ ...options, appName }, inMemoryPersistence);
    return opened;
  };

  const makeAccount = async (email: string, password: string): Promise<void> => {
    const waiting = anteroom();
    const { user } = await createUserWithEmailAndPassword(waiting, email, password);
    await createMail(waiting, options.language).verification(user);
  };

  const enter = async (): Promise<void> => {
    const user = opened?.currentUser;
    if (!opened || !user || auth.currentUser !== null) return;
    await reload(user);
    if (!user.emailVerified) return;
    await updateCurrentUser(auth, user);
    await signOut(opened);
  };

  const finishSignUp = () => call('account', enter).catch(unlessEnded);
  tabs.listen((news) => {
    // Without an answer the page that waits asks again when it is looked at.
    if (news.kind === 'link-followed') finishSignUp().catch(() => undefined);
  });

  return {
    signUp: ({ email, password }) =>
      call('signUp', async () => {
        // Whoever tries another address waits for that one only.
        if (opened?.currentUser) await signOut(opened);
        try {
          await makeAccount(email, password);
        } catch (error) {
          // The visitor is told nothing; the owner of the address is led on by mail.
          if (!isTaken(error)) throw error;
          await quietly(mail.passwordReset(email));
        }
      }),
    finishSignUp,
  };
}
