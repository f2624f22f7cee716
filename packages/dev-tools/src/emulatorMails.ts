import { authPort, webPort } from './machine/ports.ts';

const records = `http://localhost:${authPort}/emulator/v1/projects/demo-aulario/oobCodes`;

interface MailRecord {
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobLink: string;
}

/** A mail that the emulator would have sent. */
export interface EmulatorMail {
  readonly to: string;
  /** The provider's word for what the mail is for: 'VERIFY_EMAIL'. */
  readonly type: string;
  /** The product's own address for its link, as a project's console is configured to write it into mails. */
  readonly path: string;
}

function pathOf(oobLink: string): string {
  const { searchParams } = new URL(oobLink);
  return `/account/action?mode=${searchParams.get('mode')}&oobCode=${searchParams.get('oobCode')}`;
}

/** The mails whose links are unused, oldest first. */
export async function emulatorMails(): Promise<readonly EmulatorMail[]> {
  const { oobCodes } = (await (await fetch(records)).json()) as { oobCodes: MailRecord[] };
  return oobCodes.map(({ email, newEmail = email, requestType, oobLink }) => ({
    to: newEmail,
    type: requestType,
    path: pathOf(oobLink),
  }));
}

const pollIntervalMs = 2_000;

/** Prints each mail's link once. Returns what ends it. */
export function printActionLinks(): () => void {
  const printed = new Set<string>();
  const print = async () => {
    // While the emulator starts or stops there is nothing to print.
    for (const { to, type, path } of await emulatorMails().catch(() => [])) {
      if (printed.has(path)) continue;
      printed.add(path);
      console.log(`  Mail to ${to} (${type}):\n  http://localhost:${webPort}${path}\n`);
    }
  };
  const timer = setInterval(() => void print(), pollIntervalMs);
  return () => clearInterval(timer);
}
