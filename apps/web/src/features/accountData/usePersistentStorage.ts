import { storeMoment } from '@aulario/local-data';
import { useEffect, useState } from 'react';
import { keepAnsweredKey } from '../note/noteKeys.ts';
import { useServices } from '../services/Services.tsx';

/**
 * - `kept`: the browser has promised not to make room with what this site keeps.
 * - `may-erase`: it may, when the device runs out of space.
 * - `refused`: it was asked, and may still.
 * - `unknown`: it does not tell.
 */
export type Persistence = 'kept' | 'may-erase' | 'refused' | 'unknown';

/** Whether the browser keeps what the site stores; asked for only when somebody wants it. */
export function usePersistentStorage() {
  const services = useServices();
  const [state, setState] = useState<Persistence>('unknown');

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      // Missing in old browsers, and without https.
      const storage: Partial<StorageManager> | undefined = navigator.storage;
      const isKept = await storage?.persisted?.();
      if (isCurrent && isKept !== undefined) setState(isKept ? 'kept' : 'may-erase');
    };
    look().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);

  /** Resolves with what the browser answered. */
  const ask = async (): Promise<boolean> => {
    const isKept = await navigator.storage.persist().catch(() => false);
    storeMoment(services.storage, keepAnsweredKey, Date.now());
    setState(isKept ? 'kept' : 'refused');
    return isKept;
  };

  return { state, ask };
}
