import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../services/Services.tsx';
import { hintOf, readToken, type SessionHint } from './sessionHint.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Who seems to be signed in, read without the account code; null in a page that was drawn before. */
export function useSessionHint(): SessionHint | null {
  const { storage } = useServices();
  const token = useSyncExternalStore(
    subscribe,
    () => readToken(storage),
    () => null,
  );
  return useMemo(() => hintOf(token), [token]);
}
