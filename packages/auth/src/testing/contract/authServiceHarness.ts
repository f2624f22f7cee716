import { vi } from 'vitest';
import type { AccountLinkKind } from '../../accountLink.ts';
import type { AuthService } from '../../authService.ts';
import type { Account, AuthState } from '../../authState.ts';

/** One browser with one implementation in it, and a hand behind the provider's counter. */
export interface AuthServiceHarness {
  /** Where the implementation puts the token record. */
  readonly storage: Storage;
  /** Opens the page: a new service over what the browser has kept. One page is open at a time. */
  open(): AuthService;
  /** Leaves the page that is open; opening the next one completes a reload. */
  leave(): Promise<void>;
  /** Stores a photo at the provider without any check. */
  setPhoto(email: string, photoUrl: string): Promise<void>;
  /** Blocks the account at the provider. */
  disable(email: string): Promise<void>;
  /** Ends every session of the account at the provider. */
  revoke(email: string): Promise<void>;
  /** Changes the password from another device, which ends every session. */
  changePassword(email: string): Promise<void>;
  /** Deletes the account at the provider. */
  remove(email: string): Promise<void>;
  /** The codes of the unused links of one kind that the provider sent to the address. */
  codesTo(email: string, kind: AccountLinkKind): Promise<readonly string[]>;
  /** Closes the page and empties the browser. */
  close(): Promise<void>;
}

/** Makes a browser that keeps no session yet. */
export type MakeAuthServiceHarness = () => Promise<AuthServiceHarness>;

/** How a test of the contract reaches the harness that was made for it. */
export type CurrentHarness = () => AuthServiceHarness;

/** An address that no other test uses. */
export const newEmail = (): string => `visitor-${crypto.randomUUID()}@example.com`;

/** For what comes a little after an action: long, because a busy machine is no failure. */
export const waitOptions = { timeout: 10_000, interval: 20 } as const;

/** Resolves with the first state that is not 'loading'. */
export function settled(service: AuthService): Promise<AuthState> {
  return new Promise((resolve) => {
    const check = (): void => {
      const state = service.getState();
      if (state.status === 'loading') return;
      unsubscribe();
      resolve(state);
    };
    const unsubscribe = service.subscribe(check);
    check();
  });
}

/** The signed-in account; fails the test when there is none. */
export function accountIn(service: AuthService): Account {
  const state = service.getState();
  if (state.status !== 'signedIn') throw new Error(`Expected signedIn, found ${state.status}.`);
  return state.account;
}

/** A page on which a new account was made and has signed in, its address not verified yet. */
export async function signedUp(harness: AuthServiceHarness) {
  const credentials = { email: newEmail(), password: 'correct horse' };
  const service = harness.open();
  await service.signUp(credentials);
  return { ...credentials, service };
}

/** What Google would say about the owner of an address; a token that test doubles accept. */
export const googleToken = (email: string, sub: string = crypto.randomUUID()): string =>
  JSON.stringify({ sub, email, email_verified: true });

/** The code of the one link of this kind that the address is sent; waits until it arrives. */
export async function codeTo(
  harness: AuthServiceHarness,
  email: string,
  kind: AccountLinkKind,
): Promise<string> {
  return vi.waitFor(async () => {
    const [code, ...others] = await harness.codesTo(email, kind);
    if (code === undefined || others.length > 0) throw new Error(`Not one mail to ${email}.`);
    return code;
  }, waitOptions);
}

/** The service of the page after a reload. */
export async function reloaded(harness: AuthServiceHarness): Promise<AuthService> {
  await harness.leave();
  return harness.open();
}
