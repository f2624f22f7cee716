import {
  askForAccounts as ask,
  createAccount as create,
} from '@aulario/dev-tools/emulatorAccounts';
import { newAddress, password } from '../visitor.ts';

/** Makes an account as the form does, but without its mail. */
export const createAccount = () => create(newAddress(), password);

export async function idOf(email: string): Promise<string | undefined> {
  const { users } = await ask<{ users?: { localId: string }[] }>('lookup', { email: [email] });
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
