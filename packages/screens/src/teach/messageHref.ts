/** A message to another program: a mail, or an issue of a tracker. */
export interface Message {
  /** One line. */
  readonly subject: string;
  /** Lines separated by '\n'. */
  readonly body: string;
}

// Mail programs show a '+' as it is, so that URLSearchParams is not used.
const parameter = (name: string, value: string) =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;

/** The `mailto:` link that opens a mail with the message in it. */
export const mailHref = (address: string, { subject, body }: Message): string =>
  `mailto:${address}?${parameter('subject', subject)}&${parameter('body', body.replaceAll('\n', '\r\n'))}`;

/**
 * The page of a tracker where the message is already in the fields: GitHub's, Forgejo's and Gitea's
 * `…/issues`, and GitLab's `…/-/issues`. The tracker's own address for any other.
 */
export function issueHref(tracker: string, { subject, body }: Message): string {
  const [, list, gitlab] = /^([^?#]*?(\/-)?\/issues)\/?$/.exec(tracker) ?? [];
  if (list === undefined) return tracker;
  const [title, text] = gitlab ? ['issue[title]', 'issue[description]'] : ['title', 'body'];
  return `${list}/new?${parameter(title, subject)}&${parameter(text, body)}`;
}
