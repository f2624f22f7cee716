import { isIntactManifest } from '@aulario/course-data/worker';
import type { WorkboxPlugin } from 'workbox-core';

const isGood = async (response: Response) =>
  response.ok && isIntactManifest(new Uint8Array(await response.clone().arrayBuffer()));

/**
 * Answers with the cached manifest when the host's is missing, damaged or of another version, and
 * never caches such a manifest. Without a cached one it returns the host's answer.
 */
export const lastGoodManifest = (): WorkboxPlugin => ({
  async fetchDidSucceed({ request, response }) {
    if (await isGood(response)) return response;
    return (await caches.match(request.url)) ?? response;
  },
  async cacheWillUpdate({ response }) {
    return (await isGood(response)) ? response : null;
  },
});
