/**
 * Throws when the content policy in firebase.json would block the newsletter's endpoint: the box
 * would be shown and every try would fail.
 */
export function requireInPolicy(newsletterUrl: string | undefined, firebaseJson: string): void {
  if (!newsletterUrl) return;
  const { origin } = new URL(newsletterUrl);
  const allowed = /connect-src ([^;]*)/.exec(firebaseJson)?.[1]?.split(' ') ?? [];
  if (!allowed.includes(origin)) {
    throw new Error(`Add ${origin} (of VITE_NEWSLETTER_URL) to connect-src in firebase.json.`);
  }
}
