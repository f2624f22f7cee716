import type { Newsletter } from '@aulario/frame/services/Newsletter.ts';

/** Sends the form-encoded POST that hosted newsletter services accept. */
export function createNewsletter(url: string, send: typeof fetch = fetch): Newsletter {
  return {
    async subscribe(email) {
      const response = await send(url, { method: 'POST', body: new URLSearchParams({ email }) });
      if (!response.ok) throw new Error(`The newsletter provider answered ${response.status}.`);
    },
  };
}
