import { authPort, projectId, webPort } from './machine/ports.ts';

const records = `http://localhost:${authPort}/emulator/v1/projects/${projectId}/oobCodes`;

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

/** A line about each mail, by its path. */
export async function mailLines(): Promise<readonly (readonly [path: string, line: string])[]> {
  const mails = await emulatorMails();
  return mails.map(({ to, type, path }) => [
    path,
    `Mail to ${to} (${type}):\n  http://localhost:${webPort}${path}`,
  ]);
}
