import { useEffect, useState } from 'react';

/**
 * - `kept`: the browser has promised not to make room with what this site keeps.
 * - `may-erase`: it may, when the device runs out of space.
 * - `refused`: it was asked, and may still.
 * - `unknown`: it does not tell.
 */
export type Persistence = 'kept' | 'may-erase' | 'refused' | 'unknown';

/** Whether the browser keeps what the site stores; asked for only when somebody wants it. */
export function usePersistence(storage: StorageManager | undefined = navigator.storage) {
  const [state, setState] = useState<Persistence>('unknown');

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const isKept = await storage?.persisted?.();
      if (isCurrent && isKept !== undefined) setState(isKept ? 'kept' : 'may-erase');
    };
    look().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [storage]);

  const ask = async () => {
    try {
      setState((await storage?.persist()) === true ? 'kept' : 'refused');
    } catch {
      setState('refused');
    }
  };

  return { state, ask };
}
