import { hintOf, readToken, type SessionHint } from '@aulario/auth';
import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services/Services.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/**
 * Returns the person who seems to be signed in, without the account code; null in prerendered
 * pages.
 */
export function useSessionHint(): SessionHint | null {
  const { storage } = useServices();
  const token = useSyncExternalStore(
    subscribe,
    () => readToken(storage),
    () => null,
  );
  return useMemo(() => hintOf(token), [token]);
}
