import { createHash } from 'node:crypto';

const allowedBy = (directive: string, firebaseJson: string): readonly string[] =>
  new RegExp(`${directive} ([^;]*)`).exec(firebaseJson)?.[1]?.split(' ') ?? [];

/**
 * Throws when the content policy in firebase.json would block the endpoint that a variable names:
 * what needs it would be shown and every try would fail.
 */
export function requireInPolicy(
  variable: string,
  endpoint: string | undefined,
  firebaseJson: string,
): void {
  if (!endpoint) return;
  const { origin } = new URL(endpoint);
  if (!allowedBy('connect-src', firebaseJson).includes(origin)) {
    throw new Error(`Add ${origin} (of ${variable}) to connect-src in firebase.json.`);
  }
}

/**
 * Throws when the content policy in firebase.json would block what a page holds inline. The policy
 * names it by its hash, which is another one after each change.
 */
export function requireHashInPolicy(
  directive: 'script-src' | 'style-src',
  inline: string,
  firebaseJson: string,
): void {
  const hash = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
  if (!allowedBy(directive, firebaseJson).includes(hash)) {
    throw new Error(
      `The landing page has changed: put ${hash} in the place of the last hash of ${directive} in firebase.json.`,
    );
  }
}
