import { useSyncExternalStore } from 'react';
import { useServices } from '../services/Services.tsx';
import { readShortcut, subscribeToShortcut } from './shortcut.ts';

/** Whether the key `/` leads to the search, as it is chosen now. */
export function useHasShortcut(): boolean {
  const { storage } = useServices();
  return useSyncExternalStore(
    subscribeToShortcut,
    () => readShortcut(storage),
    () => true,
  );
}
