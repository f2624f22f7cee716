/** Prints the links of the mails, which the emulator does not send. */
import { authPort, webPort } from './emulators.ts';

interface Mail {
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: string;
  readonly oobCode: string;
}

/** The provider's words for what a mail is for: in its records, and in its links. */
const modes: ReadonlyMap<string, string> = new Map([
  ['PASSWORD_RESET', 'resetPassword'],
  ['VERIFY_EMAIL', 'verifyEmail'],
  ['VERIFY_AND_CHANGE_EMAIL', 'verifyAndChangeEmail'],
  ['RECOVER_EMAIL', 'recoverEmail'],
]);

const records = `http://localhost:${authPort}/emulator/v1/projects/demo-aulario/oobCodes`;
const pollIntervalMs = 2_000;

async function readMails(): Promise<readonly Mail[]> {
  try {
    const { oobCodes } = (await (await fetch(records)).json()) as { oobCodes: Mail[] };
    return oobCodes;
  } catch {
    // The emulator is starting or stopping.
    return [];
  }
}

/** Prints each mail's link once, as an address of the product. Returns what ends it. */
export function printActionLinks(): () => void {
  const told = new Set<string>();
  const tell = async () => {
    for (const { email, newEmail, requestType, oobCode } of await readMails()) {
      if (told.has(oobCode)) continue;
      told.add(oobCode);
      const mode = modes.get(requestType) ?? requestType;
      const query = new URLSearchParams({ mode, oobCode });
      console.log(`  Mail to ${newEmail ?? email} (${mode}):`);
      console.log(`  http://localhost:${webPort}/account/action?${query}\n`);
    }
  };
  const timer = setInterval(() => void tell(), pollIntervalMs);
  return () => clearInterval(timer);
}
