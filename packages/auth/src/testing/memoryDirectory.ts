import { AuthError } from '../authError.ts';
import type { Credentials, ProfileChange } from '../authService.ts';
import type { Account } from '../authState.ts';
import { photoUrlOf } from '../photoUrlOf.ts';

/** An account that exists from the start; whatever else is left out is empty. */
export type MemoryAccount = Credentials & Partial<Omit<Account, 'email'>>;

interface Entry {
  account: Account;
  readonly password: string;
  isDisabled: boolean;
  mails: number;
}

/** The least length of a password that the provider accepts, in characters. */
const leastPassword = 6;

/**
 * Stands in for the provider's server and for what one browser keeps of the session. Services that
 * share a directory are pages of that browser: a service made after another one is a reload.
 * Passwords stay in it as they are typed, private and only as long as the page lives.
 */
export class MemoryDirectory {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #session: string | null = null;

  constructor(accounts: readonly MemoryAccount[] = []) {
    for (const { password, ...account } of accounts) this.adopt(account, password);
  }

  /** Adds an account, under a password that nobody knows if none is given. Returns its id. */
  adopt(account: Omit<MemoryAccount, 'password'>, password: string = crypto.randomUUID()): string {
    const email = account.email.toLowerCase();
    const id = account.id ?? `memory-${crypto.randomUUID()}`;
    const full = { displayName: '', photoUrl: '', isEmailVerified: false, ...account, id, email };
    this.#entries.set(email, { account: full, password, isDisabled: false, mails: 0 });
    return id;
  }

  signUp({ email, password }: Credentials): string {
    checkEmail(email);
    if (password.length < leastPassword) throw new AuthError('weak-password');
    if (this.#byEmail(email) !== undefined) throw new AuthError('sign-up-refused');
    const id = this.adopt({ email }, password);
    this.#change(email, (entry) => {
      entry.mails += 1;
    });
    return id;
  }

  signIn({ email, password }: Credentials): string {
    checkEmail(email);
    const entry = this.#byEmail(email);
    if (entry === undefined || entry.isDisabled || entry.password !== password) {
      throw new AuthError('invalid-credentials');
    }
    return entry.account.id;
  }

  update(id: string | null, { displayName, photoUrl }: ProfileChange): void {
    const entry = this.#byId(id);
    if (entry === undefined) throw new AuthError('session-ended');
    const photo = photoUrl === '' ? {} : { photoUrl };
    entry.account = { ...entry.account, displayName, ...photo };
  }

  /** The account of the session that the browser keeps; null without one, or when it is blocked. */
  sessionAccount(): Account | null {
    const entry = this.#byId(this.#session);
    if (entry === undefined) return null;
    return { ...entry.account, photoUrl: photoUrlOf(entry.account.photoUrl) };
  }

  get session(): string | null {
    return this.#session;
  }

  setSession(id: string | null): void {
    this.#session = id;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Calls `listener` when a session begins or ends, as every tab of a browser is told. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Stores a photo unchecked, as any client of a provider can. */
  setPhoto(email: string, photoUrl: string): void {
    this.#change(email, (entry) => {
      entry.account = { ...entry.account, photoUrl };
    });
  }

  disable(email: string): void {
    this.#change(email, (entry) => {
      entry.isDisabled = true;
    });
  }

  remove(email: string): void {
    this.#entries.delete(email.toLowerCase());
  }

  /** How many verification mails went to the address. */
  mailsTo(email: string): number {
    return this.#byEmail(email)?.mails ?? 0;
  }

  #byEmail(email: string): Entry | undefined {
    return this.#entries.get(email.toLowerCase());
  }

  #byId(id: string | null): Entry | undefined {
    return [...this.#entries.values()].find(
      (entry) => entry.account.id === id && !entry.isDisabled,
    );
  }

  #change(email: string, apply: (entry: Entry) => void): void {
    const entry = this.#byEmail(email);
    if (entry !== undefined) apply(entry);
  }
}

function checkEmail(email: string): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new AuthError('invalid-email');
}
