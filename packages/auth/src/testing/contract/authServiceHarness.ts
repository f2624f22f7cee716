import { vi } from 'vitest';
import type { AccountLinkKind } from '../../accountLink.ts';
import type { AuthService, EraseRecords } from '../../authService.ts';
import type { Account, AuthState } from '../../authState.ts';

/** What a test does on the provider's side. */
export interface ProviderSide {
  /** Stores an unchecked photo. */
  setPhoto(email: string, photoUrl: string): Promise<void>;
  /** Blocks the account. */
  disable(email: string): Promise<void>;
  /** Ends every session of the account. */
  revoke(email: string): Promise<void>;
  /** Changes the password from another device, which ends every session. */
  changePassword(email: string): Promise<void>;
  /** Deletes the account. */
  remove(email: string): Promise<void>;
  /** The codes of unused links of one kind that were sent to the address. */
  codesTo(email: string, kind: AccountLinkKind): Promise<readonly string[]>;
}

/** One browser with one implementation, and access to the provider's side. */
export interface AuthServiceHarness extends ProviderSide {
  /** Where the implementation stores the token record. */
  readonly storage: Storage;
  /**
   * Opens the page: a new service over the browser's stored data. Only one page is open at a time.
   */
  open(): AuthService;
  /** Receives what `eraseRecords` of every page is called with; replace it to make it fail. */
  eraseRecords: EraseRecords;
  /** Leaves the open page; opening the next one completes a reload. */
  leave(): Promise<void>;
  /** Closes the page and clears the browser's data. */
  close(): Promise<void>;
}

/** Creates a browser without a session. */
export type MakeAuthServiceHarness = () => Promise<AuthServiceHarness>;

/** Returns the harness of the current test. */
export type CurrentHarness = () => AuthServiceHarness;

/** Returns an address that no other test uses. */
export const newEmail = (): string => `visitor-${crypto.randomUUID()}@example.com`;

/** For effects shortly after an action. The timeout is long because machines may be busy. */
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

/** Returns the signed-in account; throws when there is none. */
export function accountIn(service: AuthService): Account {
  const state = service.getState();
  if (state.status !== 'signedIn') throw new Error(`Expected signedIn, found ${state.status}.`);
  return state.account;
}

/** Opens a page and signs up a new account there, with an unverified address. */
export async function signedUp(harness: AuthServiceHarness) {
  const credentials = { email: newEmail(), password: 'correct horse' };
  const service = harness.open();
  await service.signUp(credentials);
  return { ...credentials, service };
}

/** Returns an ID token about the owner of an address; test doubles accept it. */
export const googleToken = (email: string, sub: string = crypto.randomUUID()): string =>
  JSON.stringify({ sub, email, email_verified: true });

/** Waits for the only link of this kind that was sent to the address, and returns its code. */
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

/** Reloads the page and returns its service. */
export async function reloaded(harness: AuthServiceHarness): Promise<AuthService> {
  await harness.leave();
  return harness.open();
}
