import type { WorkboxPlugin } from 'workbox-core';

/** The SHA-256 of each built file in hexadecimal digits, by path. */
type Digests = Readonly<Record<string, string>>;

async function digestOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a response is the built file. Does not consume it. */
export const isIntact = async (digests: Digests, path: string, response: Response) =>
  response.ok && (await digestOf(response.clone())) === digests[path];

/**
 * Caches and serves only files with the expected hash. A different file from the browser's HTTP
 * cache or the host is fetched again past that cache; if it still differs, nothing is cached. A
 * file that was damaged in the worker's cache is replaced there, or else removed.
 */
export function intactFiles(digests: Digests): WorkboxPlugin {
  const isWhole = ({ url }: Request, response: Response) =>
    isIntact(digests, new URL(url).pathname, response);

  const fetchWhole = async (request: Request) => {
    const again = await fetch(new Request(request, { cache: 'reload' }));
    if (await isWhole(request, again)) return again;
    throw new TypeError(`${request.url} is not what was built`);
  };

  return {
    fetchDidSucceed: async ({ request, response }) =>
      (await isWhole(request, response)) ? response : fetchWhole(request),
    async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }) {
      if (!cachedResponse || (await isWhole(request, cachedResponse))) return cachedResponse;
      const cache = await caches.open(cacheName);
      await cache.delete(request);
      const again = await fetchWhole(request);
      await cache.put(request, again.clone());
      return again;
    },
  };
}
