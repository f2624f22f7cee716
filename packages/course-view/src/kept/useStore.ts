import type { Store } from '@aulario/local-data';
import { useSyncExternalStore } from 'react';

/**
 * Returns what a store keeps and re-renders at every change, also from another tab.
 *
 * @param empty - Shown in HTML from the build, and until hydration.
 */
export const useStore = <Snapshot>(
  { subscribe, getSnapshot }: Store<Snapshot>,
  empty: Snapshot,
): Snapshot => useSyncExternalStore(subscribe, getSnapshot, () => empty);

/** Whether something is true of a store; not before hydration. Re-renders only when the answer changes. */
export const useIsTrueOf = ({ subscribe }: Store<unknown>, test: () => boolean): boolean =>
  useSyncExternalStore(subscribe, test, () => false);
