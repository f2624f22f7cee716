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
  const allowed = /connect-src ([^;]*)/.exec(firebaseJson)?.[1]?.split(' ') ?? [];
  if (!allowed.includes(origin)) {
    throw new Error(`Add ${origin} (of ${variable}) to connect-src in firebase.json.`);
  }
}
