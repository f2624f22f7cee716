import type { AccountLink, AccountLinkKind, PasswordReset } from '../accountLink.ts';
import { AuthError } from '../authError.ts';
import type { Credentials, ProfileChange, Reauthentication } from '../authService.ts';
import type { Account, SignedOutReason } from '../authState.ts';
import { photoUrlOf } from '../photoUrlOf.ts';
import { MemoryMails } from './memoryMails.ts';

/** An account that exists from the start; omitted fields are empty. */
export type MemoryAccount = Credentials & Partial<Omit<Account, 'email'>>;

interface Entry {
  account: Account;
  password: string;
  isDisabled: boolean;
  /** Replaced when every session of the account ends. */
  sessions: object;
}

interface Session {
  readonly id: string;
  readonly sessions: object;
}

const newAccount = {
  displayName: '',
  photoUrl: '',
  isEmailVerified: false,
  hasPassword: true,
};

/** The minimum length of a password, in characters. */
const minPasswordLength = 6;

/**
 * Simulates the provider's server and the session storage of one browser. Services that share a
 * directory are pages of that browser: a later one is a reload. Passwords are kept in memory in
 * plain text.
 */
export class MemoryDirectory {
  readonly #entries = new Map<string, Entry>();
  readonly #mails: MemoryMails;
  readonly #listeners = new Set<(reason?: SignedOutReason) => void>();
  #session: Session | null = null;

  /** @param makeCode - Creates the codes of mail links; random UUIDs by default. */
  constructor(
    accounts: readonly MemoryAccount[] = [],
    makeCode: () => string = () => crypto.randomUUID(),
  ) {
    this.#mails = new MemoryMails(makeCode);
    for (const { password, ...account } of accounts) this.adopt(account, password);
  }

  /** Adds an account, by default with a random password. Returns its id. */
  adopt(account: Omit<MemoryAccount, 'password'>, password: string = crypto.randomUUID()): string {
    const email = account.email.toLowerCase();
    const id = account.id ?? `memory-${crypto.randomUUID()}`;
    const full = { ...newAccount, ...account, id, email };
    this.#entries.set(id, { account: full, password, isDisabled: false, sessions: {} });
    return id;
  }

  /**
   * Returns the id of the new account; null when the address has one, whose owner is then sent a
   * mail.
   */
  signUp({ email, password }: Credentials): string | null {
    checkEmail(email);
    checkPassword(password);
    if (this.#byEmail(email) !== undefined) {
      this.sendPasswordReset(email);
      return null;
    }
    const id = this.adopt({ email }, password);
    this.sendVerification(id);
    return id;
  }

  /** The token is JSON with Google's claims: `sub`, `email`, `email_verified`. */
  signInWithGoogle(token: string): string {
    const { sub, email } = googleClaims(token);
    const entry = this.#byEmail(email);
    if (entry === undefined) {
      return this.adopt({ id: sub, email, isEmailVerified: true, hasPassword: false });
    }
    if (entry.isDisabled) throw new AuthError('sign-up-refused');
    return entry.account.id;
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
    const entry = this.#signedIn(id);
    const photo = photoUrl === '' ? {} : { photoUrl };
    entry.account = { ...entry.account, displayName, ...photo };
  }

  /** Throws 'invalid-credentials' unless the password or Google account belongs to the account. */
  reauthenticate(id: string | null, reauthentication: Reauthentication): Account {
    const { account, password } = this.#signedIn(id);
    const isOwner =
      'password' in reauthentication
        ? reauthentication.password === password
        : googleClaims(reauthentication.googleToken).email === account.email;
    if (!isOwner) throw new AuthError('invalid-credentials');
    return account;
  }

  /** Ends the account's other sessions; the one in this browser continues. */
  setPassword(id: string | null, password: string): void {
    checkPassword(password);
    Object.assign(this.#signedIn(id), { password, sessions: {} });
    this.setSession(id);
  }

  sendEmailChange(id: string | null, email: string): void {
    checkEmail(email);
    const { account } = this.#signedIn(id);
    if (this.#byEmail(email) !== undefined) return;
    this.#mails.send({ kind: 'change-email', to: email.toLowerCase(), accountId: account.id });
  }

  sendVerification(id: string | null): void {
    const { account } = this.#signedIn(id);
    this.#mails.send({ kind: 'verify-email', to: account.email, accountId: account.id });
  }

  /** Does nothing for an address without an account. */
  sendPasswordReset(email: string): void {
    checkEmail(email);
    const account = this.#byEmail(email)?.account;
    if (account === undefined) return;
    this.#mails.send({ kind: 'reset-password', to: account.email, accountId: account.id });
  }

  readLink(code: string): AccountLink {
    const { kind, to } = this.#mails.find(code);
    return { kind, email: to };
  }

  followLink(code: string): void {
    const { kind, accountId, to } = this.#mails.find(code);
    const entry = this.#byId(accountId);
    const isOthers = (this.#byEmail(to) ?? entry) !== entry;
    if (entry === undefined || kind === 'reset-password' || isOthers) {
      throw new AuthError('invalid-link');
    }
    this.#mails.use(code);
    entry.account = { ...entry.account, email: to, isEmailVerified: true };
  }

  resetPassword({ code, password }: PasswordReset): void {
    const { kind, accountId } = this.#mails.find(code);
    const entry = this.#byId(accountId);
    if (entry === undefined || kind !== 'reset-password') throw new AuthError('invalid-link');
    checkPassword(password);
    this.#mails.use(code);
    Object.assign(entry, { password, sessions: {} });
    entry.account = { ...entry.account, isEmailVerified: true, hasPassword: true };
  }

  /** The codes of unused links of one kind that were sent to the address. */
  codesTo(email: string, kind: AccountLinkKind): readonly string[] {
    return this.#mails.codesTo(email, kind);
  }

  /** The account of the browser's session; null without a session, or after it ended. */
  sessionAccount(): Account | null {
    const entry = this.#byId(this.session);
    if (entry === undefined) return null;
    return { ...entry.account, photoUrl: photoUrlOf(entry.account.photoUrl) };
  }

  /** The id of the account whose session the browser stores, if that is still valid. */
  get session(): string | null {
    const session = this.#session;
    if (session === null || this.#byId(session.id)?.sessions !== session.sessions) return null;
    return session.id;
  }

  /** Whether the browser stores a session that the provider no longer accepts. */
  get hasEndedSession(): boolean {
    return this.#session !== null && this.session === null;
  }

  setSession(id: string | null, reason?: SignedOutReason): void {
    const sessions = this.#byId(id)?.sessions;
    this.#session = id === null || sessions === undefined ? null : { id, sessions };
    for (const listener of [...this.#listeners]) listener(reason);
  }

  /** Calls `listener` when a session begins or ends in any tab. */
  subscribe(listener: (reason?: SignedOutReason) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Stores an unchecked photo, as any client of a provider can. */
  setPhoto(email: string, photoUrl: string): void {
    const entry = this.#byEmail(email);
    if (entry !== undefined) entry.account = { ...entry.account, photoUrl };
  }

  disable(email: string): void {
    const entry = this.#byEmail(email);
    if (entry !== undefined) entry.isDisabled = true;
  }

  /** Ends every session of the account. */
  revoke(email: string): void {
    const entry = this.#byEmail(email);
    if (entry !== undefined) entry.sessions = {};
  }

  changePassword(email: string, password: string): void {
    const entry = this.#byEmail(email);
    if (entry !== undefined) Object.assign(entry, { password, sessions: {} });
  }

  remove(email: string): void {
    const id = this.#byEmail(email)?.account.id;
    if (id !== undefined) this.#entries.delete(id);
  }

  #byEmail(email: string): Entry | undefined {
    const address = email.toLowerCase();
    return [...this.#entries.values()].find(({ account }) => account.email === address);
  }

  #byId(id: string | null): Entry | undefined {
    const entry = id === null ? undefined : this.#entries.get(id);
    return entry?.isDisabled ? undefined : entry;
  }

  #signedIn(id: string | null): Entry {
    const entry = this.#byId(id);
    if (entry === undefined) throw new AuthError('session-ended');
    return entry;
  }
}

function googleClaims(token: string): { sub: string; email: string } {
  try {
    return JSON.parse(token) as { sub: string; email: string };
  } catch (cause) {
    throw new AuthError('invalid-credentials', { cause });
  }
}

function checkEmail(email: string): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new AuthError('invalid-email');
}

function checkPassword(password: string): void {
  if (password.length < minPasswordLength) throw new AuthError('weak-password');
}
