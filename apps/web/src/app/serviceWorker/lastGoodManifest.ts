import { isIntactManifest } from '@aulario/course-data/worker';
import type { WorkboxPlugin } from 'workbox-core';

const isGood = async (response: Response) =>
  response.ok && isIntactManifest(new Uint8Array(await response.clone().arrayBuffer()));

/**
 * Answers with the manifest that is kept where the host's is missing, damaged or of another version,
 * and keeps no such one. Without a kept one the page is told what the host said.
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
