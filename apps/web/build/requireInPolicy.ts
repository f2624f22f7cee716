const allowedBy = (directive: string, firebaseJson: string): readonly string[] =>
  new RegExp(`${directive} ([^;]*)`).exec(firebaseJson)?.[1]?.split(' ') ?? [];

/**
 * Throws when the content policy in firebase.json would block the endpoint of a variable: the
 * feature would be shown, but every attempt would fail.
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
