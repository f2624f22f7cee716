import type { AccountLinkKind } from '../accountLink.ts';
import { AuthError } from '../authError.ts';

/** A mail with a link from the provider. */
export interface MemoryMail {
  readonly kind: AccountLinkKind;
  readonly to: string;
  readonly code: string;
  /** The account that the link belongs to. */
  readonly accountId: string;
}

/** The mails of a {@link MemoryDirectory} with unused links. */
export class MemoryMails {
  readonly #makeCode: () => string;
  #mails: readonly MemoryMail[] = [];

  constructor(makeCode: () => string) {
    this.#makeCode = makeCode;
  }

  send(mail: Omit<MemoryMail, 'code'>): void {
    this.#mails = [...this.#mails, { ...mail, code: this.#makeCode() }];
  }

  /** Throws 'invalid-link' unless an unused mail has this code. */
  find(code: string): MemoryMail {
    const mail = this.#mails.find((sent) => sent.code === code);
    if (mail === undefined) throw new AuthError('invalid-link');
    return mail;
  }

  use(code: string): void {
    this.#mails = this.#mails.filter((mail) => mail.code !== code);
  }

  codesTo(email: string, kind: AccountLinkKind): readonly string[] {
    return this.#mails
      .filter((mail) => mail.to === email && mail.kind === kind)
      .map(({ code }) => code);
  }
}
