import { isIntactPart } from '@aulario/course-data/worker';
import type { WorkboxPlugin } from 'workbox-core';

const folder = '/catalogue/';

/**
 * Caches a part of the catalogue only with its right checksum. The page checks what it reads too,
 * but it may never read what was fetched in advance, or find it damaged when there is no network.
 */
export const rejectDamagedParts = (): WorkboxPlugin => ({
  async cacheWillUpdate({ request, response }) {
    const path = new URL(request.url).pathname.slice(folder.length);
    const bytes = new Uint8Array(await response.clone().arrayBuffer());
    return response.ok && isIntactPart(path, bytes) ? response : null;
  },
});
