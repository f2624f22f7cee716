import {
  ActionCodeOperation,
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  reload,
} from 'firebase/auth';
import type { AccountLink, AccountLinkKind } from '../accountLink.ts';
import { AuthError } from '../authError.ts';
import type { AuthService } from '../authService.ts';
import type { ActionTools } from './authCaller.ts';
import { ignoreUnknownAccount } from './errors/toAuthError.ts';
import { signedInUser } from './session/signedInUser.ts';

type Recovery = Pick<
  AuthService,
  'sendPasswordReset' | 'sendVerification' | 'readLink' | 'followLink' | 'resetPassword'
>;

const kinds: Partial<Record<string, AccountLinkKind>> = {
  [ActionCodeOperation.PASSWORD_RESET]: 'reset-password',
  [ActionCodeOperation.VERIFY_EMAIL]: 'verify-email',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'change-email',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recover-email',
};

/** Creates the actions that recover an account and handle the links of mails. */
export function createRecovery({ auth, mail, call, inBackground }: ActionTools): Recovery {
  /** The link has taken effect even if reloading the account on this device fails. */
  const refreshAccount = async (): Promise<void> => {
    const { currentUser } = auth;
    if (currentUser === null) return;
    await call('account', () => reload(currentUser)).catch(inBackground('reload after a link'));
  };
  return {
    sendPasswordReset: (email) =>
      call('link', () => ignoreUnknownAccount(mail.passwordReset(email))),
    sendVerification: () => call('account', async () => mail.verification(signedInUser(auth))),
    async readLink(code) {
      const link = await call('link', () => linkOf(auth, code));
      if (link === undefined) throw new AuthError('invalid-link');
      return link;
    },
    async followLink(code) {
      await call('link', () => applyActionCode(auth, requireCode(code)));
      await refreshAccount();
    },
    async resetPassword({ code, password }) {
      await call('link', () => confirmPasswordReset(auth, requireCode(code), password));
      await refreshAccount();
    },
  };
}

/** Rejects an empty code here, since the server has a different error for it. */
function requireCode(code: string): string {
  if (code === '') throw new AuthError('invalid-link');
  return code;
}

async function linkOf(auth: Auth, code: string): Promise<AccountLink | undefined> {
  const { operation, data } = await checkActionCode(auth, requireCode(code));
  const kind = kinds[operation];
  return kind && { kind, email: data.email ?? '' };
}
