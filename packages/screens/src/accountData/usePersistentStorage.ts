import { persistenceAnsweredKey } from '@aulario/frame/note/noteKeys.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { storeMoment } from '@aulario/local-data';
import { useEffect, useState } from 'react';

/**
 * - `kept`: persistent storage is granted.
 * - `may-erase`: the browser may erase the data when the device runs out of space.
 * - `refused`: the same, after a request that the browser refused.
 * - `unknown`: the browser does not say.
 */
export type Persistence = 'kept' | 'may-erase' | 'refused' | 'unknown';

/** The state of persistent storage; requested only on demand. */
export function usePersistentStorage() {
  const services = useServices();
  const [state, setState] = useState<Persistence>('unknown');

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      // Undefined in old browsers, and without https.
      const storage: Partial<StorageManager> | undefined = navigator.storage;
      const isKept = await storage?.persisted?.();
      if (isCurrent && isKept !== undefined) setState(isKept ? 'kept' : 'may-erase');
    };
    // A browser that cannot say leaves it unknown.
    look().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);

  /** Requests persistent storage and resolves with the result. */
  const ask = async (): Promise<boolean> => {
    // A browser that cannot be asked keeps nothing, and the reader sees so.
    const isKept = await navigator.storage.persist().catch(() => false);
    storeMoment(services.storage, persistenceAnsweredKey, Date.now());
    setState(isKept ? 'kept' : 'refused');
    return isKept;
  };

  return { state, ask };
}
