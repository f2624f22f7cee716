import { lazyAuthService } from '@aulario/auth';
import { createLocalData } from '@aulario/local-data';
import { noOfflineCopy } from '../features/services/OfflineCopy.ts';
import { createMemoryStorage } from '../features/services/openStorage.ts';
import type { Services } from '../features/services/Services.tsx';
import { lazyCatalogue } from './lazyCatalogue.ts';

/** What a deployer may leave out, and screens show only where it is there. */
export interface Configured {
  readonly hasNewsletter: boolean;
  readonly hasGoogle: boolean;
}

const never = new Promise<never>(() => undefined);

/**
 * Services that nothing ever answers: a screen drawn with them is as it stands there first, with
 * the session unknown and nothing loaded.
 */
export const createInertServices = (configured: Configured): Services => ({
  auth: lazyAuthService(() => never),
  catalogue: lazyCatalogue(() => never),
  storage: createMemoryStorage(),
  localData: createLocalData({ storage: null }),
  offline: noOfflineCopy,
  report: () => undefined,
  askGoogle: configured.hasGoogle ? () => never : null,
  newsletter: configured.hasNewsletter ? { subscribe: () => never } : null,
});
