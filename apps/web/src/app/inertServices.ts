import { lazyAuthService } from '@aulario/auth';
import { createLocalData } from '@aulario/local-data';
import { noOfflineCopy } from '../features/services/OfflineCopy.ts';
import { createMemoryStorage } from '../features/services/openStorage.ts';
import type { Services } from '../features/services/Services.tsx';
import { lazyCatalogue } from './lazyCatalogue.ts';

/** Optional features that a deployer configures. Screens show them only when configured. */
export interface Configured {
  readonly hasNewsletter: boolean;
  readonly hasGoogle: boolean;
}

const never = new Promise<never>(() => undefined);

/**
 * Services whose calls never resolve: a screen rendered with them shows its initial state, with the
 * session unknown and nothing loaded.
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
