import type { AccountLinkKind } from '../../accountLink.ts';
import type { ProviderSide } from '../../testing/contract/authServiceHarness.ts';

interface AccountList {
  readonly users?: readonly { readonly localId: string }[];
}

interface MailList {
  readonly oobCodes: readonly {
    readonly email: string;
    readonly newEmail?: string;
    readonly requestType: string;
    readonly oobCode: string;
  }[];
}

const requestTypes: Record<AccountLinkKind, string> = {
  'reset-password': 'PASSWORD_RESET',
  'verify-email': 'VERIFY_EMAIL',
  'change-email': 'VERIFY_AND_CHANGE_EMAIL',
  'recover-email': 'RECOVER_EMAIL',
};

/** The project in the emulator at `url`, through its REST interface. */
export function emulatorAdmin(url: string, projectId: string): ProviderSide {
  const accounts = `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const change = async (email: string, path: string, fields: object): Promise<void> => {
    const found = (await ask(`${accounts}:lookup`, 'POST', { email: [email] })) as AccountList;
    const localId = found.users?.[0]?.localId;
    if (localId === undefined) throw new Error(`The emulator has no account of ${email}.`);
    await ask(`${accounts}${path}`, 'POST', { localId, ...fields });
  };
  return {
    setPhoto: (email, photoUrl) => change(email, ':update', { photoUrl }),
    disable: (email) => change(email, ':update', { disableUser: true }),
    revoke: (email) => change(email, ':update', { validSince: nextSecond() }),
    changePassword: (email) =>
      change(email, ':update', { password: 'changed elsewhere', validSince: nextSecond() }),
    remove: (email) => change(email, ':delete', {}),
    async codesTo(email, kind) {
      const list = (await ask(`${url}/emulator/v1/projects/${projectId}/oobCodes`)) as MailList;
      return list.oobCodes
        .filter((mail) => (mail.newEmail ?? mail.email) === email)
        .filter((mail) => mail.requestType === requestTypes[kind])
        .map((mail) => mail.oobCode);
    },
  };
}

/** Tokens are dated in seconds: revoking as of this second would accept the current token. */
const nextSecond = (): string => String(Math.floor(Date.now() / 1000) + 1);

async function ask(address: string, method = 'GET', body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${address}: ${await response.text()}`);
  return response.json();
}
