import type { AccountLinkKind } from '../accountLink.ts';
import { AuthError } from '../authError.ts';

/** A mail with a link, as the provider would have sent it. */
export interface MemoryMail {
  readonly kind: AccountLinkKind;
  readonly to: string;
  readonly code: string;
  /** The account that the link is about. */
  readonly accountId: string;
}

/** The mails of a {@link MemoryDirectory} whose links have not been used. */
export class MemoryMails {
  readonly #makeCode: () => string;
  #mails: readonly MemoryMail[] = [];

  constructor(makeCode: () => string) {
    this.#makeCode = makeCode;
  }

  send(mail: Omit<MemoryMail, 'code'>): void {
    this.#mails = [...this.#mails, { ...mail, code: this.#makeCode() }];
  }

  /** Throws 'invalid-link' for a code that no unused mail has. */
  find(code: string): MemoryMail {
    const mail = this.#mails.find((sent) => sent.code === code);
    if (mail === undefined) throw new AuthError('invalid-link');
    return mail;
  }

  use(code: string): void {
    this.#mails = this.#mails.filter((mail) => mail.code !== code);
  }

  codesTo(email: string, kind: AccountLinkKind): readonly string[] {
    return this.#mails.filter((mail) => mail.to === email && mail.kind === kind).map(codeOf);
  }
}

const codeOf = ({ code }: MemoryMail): string => code;
