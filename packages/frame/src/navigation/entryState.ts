import { useLocation } from 'react-router-dom';

/** What the navigation to this entry of the history stored in it under a name; undefined for nothing. */
export function useEntryState(name: string): unknown {
  const { state }: { state: unknown } = useLocation();
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}
