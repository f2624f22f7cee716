import { lazyAuthService } from '@aulario/auth';
import { lazyCatalogue } from '@aulario/frame/services/lazyCatalogue.ts';
import { noOfflineCopy } from '@aulario/frame/services/OfflineCopy.ts';
import { createMemoryStorage } from '@aulario/frame/services/openStorage.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import { noSync } from '@aulario/frame/services/Sync.ts';
import { keepRecords } from '@aulario/local-data/kept';
import { createMemoryDisk } from '@aulario/local-data/replica';
import type { Configured } from '../buildSettings.ts';

const never = new Promise<never>(() => undefined);

/**
 * Services whose calls never resolve: a screen rendered with them shows its initial state, with the
 * session unknown and nothing loaded.
 */
export const createInertServices = (configured: Configured): Services => ({
  auth: lazyAuthService(() => never),
  catalogue: lazyCatalogue(() => never),
  storage: createMemoryStorage(),
  localData: keepRecords({ disk: createMemoryDisk() }),
  sync: noSync,
  offline: noOfflineCopy,
  report: () => undefined,
  askGoogle: configured.hasGoogle ? () => never : null,
  newsletter: { subscribe: () => never },
  proposals: { kind: 'none' },
  outgoing: configured.outgoing,
});
