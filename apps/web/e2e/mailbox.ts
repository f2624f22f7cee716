import { authPort } from '@aulario/dev-tools/emulators';
import { expect } from './visitor.ts';

interface Mail {
  email: string;
  newEmail?: string;
  requestType: string;
  oobCode: string;
}

type MailType = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

const modes: Record<MailType, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

const codes = `http://localhost:${authPort}/emulator/v1/projects/demo-aulario/oobCodes`;

/** The unused links of one kind that the emulator would have sent to the address, oldest first. */
export async function linksTo(email: string, type: MailType): Promise<string[]> {
  const { oobCodes } = (await (await fetch(codes)).json()) as { oobCodes: Mail[] };
  return oobCodes
    .filter((mail) => (mail.newEmail ?? mail.email) === email && mail.requestType === type)
    .map(({ oobCode }) => `/account/action?mode=${modes[type]}&oobCode=${oobCode}`);
}

/**
 * The product's own address for the latest such link, as a project's console is told to write it
 * into its mails. Waits until the mail is there.
 */
export async function linkTo(email: string, type: MailType): Promise<string> {
  await expect.poll(() => linksTo(email, type)).not.toEqual([]);
  return (await linksTo(email, type)).at(-1) ?? '';
}
