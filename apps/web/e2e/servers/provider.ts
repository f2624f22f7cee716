import { authPort } from '@aulario/dev-tools/ports';
import { newAddress, password } from '../visitor.ts';

const provider = `http://localhost:${authPort}/identitytoolkit.googleapis.com/v1`;

async function post(address: string, body: object, headers = {}): Promise<unknown> {
  const response = await fetch(`${provider}/${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** What the tests do behind the provider's counter, through the emulator's REST interface. */
const ask = (path: string, body: object) =>
  post(`projects/demo-aulario/accounts:${path}`, body, { authorization: 'Bearer owner' });

/** What the provider answers to a new account. */
interface NewAccount {
  readonly email: string;
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** Makes an account as the form does, but without its mail. */
export async function createAccount(): Promise<NewAccount> {
  const account = { email: newAddress(), password, returnSecureToken: true };
  return (await post('accounts:signUp?key=demo-key', account)) as NewAccount;
}

export async function idOf(email: string): Promise<string | undefined> {
  const { users } = (await ask('lookup', { email: [email] })) as { users?: { localId: string }[] };
  return users?.[0]?.localId;
}

export const hasAccount = async (email: string) => (await idOf(email)) !== undefined;

/** Tokens are dated to the second: one of this second would still pass. */
const nextSecond = () => String(Math.floor(Date.now() / 1000) + 1);

/** The ways in which a session ends elsewhere. */
export const endings = {
  disabled: async (email: string) =>
    ask('update', { localId: await idOf(email), disableUser: true }),
  deleted: async (email: string) => ask('delete', { localId: await idOf(email) }),
  revoked: async (email: string) =>
    ask('update', { localId: await idOf(email), validSince: nextSecond() }),
  'given another password': async (email: string) =>
    ask('update', {
      localId: await idOf(email),
      password: 'changed on another device',
      validSince: nextSecond(),
    }),
};

/** Gives the account another address, as an attacker with its session could by the SDK. */
export const moveAccount = async (from: string, to: string) =>
  ask('update', { localId: await idOf(from), email: to });

/** Gives the account a photo and a name without any check, as any client with its session could. */
export const setPhoto = async (email: string, photoUrl: string, displayName: string) =>
  ask('update', { localId: await idOf(email), photoUrl, displayName });
