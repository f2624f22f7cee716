import { useSyncExternalStore } from 'react';
import { useServices } from '../services/Services.tsx';
import { readShortcut, subscribeToShortcut } from './shortcut.ts';

/** The current setting of the key `/`. */
export function useHasShortcut(): boolean {
  const { storage } = useServices();
  return useSyncExternalStore(
    subscribeToShortcut,
    () => readShortcut(storage),
    () => true,
  );
}
