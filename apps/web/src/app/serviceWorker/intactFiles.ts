import type { WorkboxPlugin } from 'workbox-core';

async function digestOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Caches only files with the expected hash. A different file from the browser's HTTP cache or the
 * host is fetched again past that cache; if it still differs, nothing is cached.
 *
 * @param digests - The SHA-256 of each built file in hexadecimal digits, by path.
 */
export function intactFiles(digests: Readonly<Record<string, string>>): WorkboxPlugin {
  const isIntact = async (url: string, response: Response) =>
    response.ok && (await digestOf(response.clone())) === digests[new URL(url).pathname];
  return {
    async fetchDidSucceed({ request, response }) {
      if (await isIntact(request.url, response)) return response;
      const again = await fetch(new Request(request, { cache: 'reload' }));
      if (await isIntact(request.url, again)) return again;
      throw new TypeError(`${request.url} is not what was built`);
    },
  };
}
