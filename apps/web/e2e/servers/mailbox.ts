import { emulatorMails } from '@aulario/dev-tools/emulatorMails';
import { expect } from '../visitor.ts';

type MailType = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** The product's addresses for the unused links of one kind, oldest first. */
export async function linksTo(email: string, type: MailType): Promise<string[]> {
  const mails = await emulatorMails();
  return mails.filter((mail) => mail.to === email && mail.type === type).map(({ path }) => path);
}

/** The latest such link. Waits until the mail is there. */
export async function linkTo(email: string, type: MailType): Promise<string> {
  await expect.poll(() => linksTo(email, type)).not.toEqual([]);
  return (await linksTo(email, type)).at(-1) ?? '';
}
