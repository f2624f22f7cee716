import type { BrowserContext } from '@playwright/test';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What Google would say about the owner of an address; the emulator asks for no signature. */
function idToken(email: string, nonce: string | null): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: email, email, email_verified: true, nonce, iat: now, exp: now + 3600 };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
}

/** Stands in for Google's page: a user chooses an account there, or leaves. */
export async function fakeGoogle(context: BrowserContext, email: string): Promise<void> {
  await context.route('https://accounts.google.com/**', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const state = asked.get('state') ?? '';
    const back = (answer: Record<string, string>) =>
      `${asked.get('redirect_uri')}#${new URLSearchParams({ state, ...answer })}`;
    const chosen = back({ id_token: idToken(email, asked.get('nonce')) });
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Google</title>
        <a href="${chosen}">${email}</a> <a href="${back({ error: 'access_denied' })}">Cancel</a>`,
    });
  });
}
