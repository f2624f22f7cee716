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
import type { AuthCaller } from './authCaller.ts';
import { ignoreUnknownAccount } from './ignoreUnknownAccount.ts';
import type { Mail } from './mail.ts';
import { signedInUser } from './signedInUser.ts';

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

interface RecoveryTools {
  readonly auth: Auth;
  readonly mail: Mail;
  readonly call: AuthCaller;
}

/** The ways back into an account, and the links of the provider's mails. */
export function createRecovery({ auth, mail, call }: RecoveryTools): Recovery {
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
      await call('link', () => applyActionCode(auth, given(code)));
      await refreshed(auth, call);
    },
    async resetPassword({ code, password }) {
      await call('link', () => confirmPasswordReset(auth, given(code), password));
      await refreshed(auth, call);
    },
  };
}

/** The server answers an empty code as an error of its own making. */
function given(code: string): string {
  if (code === '') throw new AuthError('invalid-link');
  return code;
}

async function linkOf(auth: Auth, code: string): Promise<AccountLink | undefined> {
  const { operation, data } = await checkActionCode(auth, given(code));
  const kind = kinds[operation];
  return kind && { kind, email: data.email ?? '' };
}

/** The account on this device may be the one that just changed; the link has done its work anyway. */
async function refreshed(auth: Auth, call: AuthCaller): Promise<void> {
  const { currentUser } = auth;
  if (currentUser !== null) await call('account', () => reload(currentUser)).catch(() => undefined);
}
