import type { Change } from '@aulario/local-data';

/** Whether the browser has stored a change. */
export const isStored = ({ problem }: Change<unknown>): boolean => problem === 'none';

/**
 * Moves items from one owner to another: each is removed at its origin only once it is stored at its
 * target. So nothing is lost where the target is full, the storage fails or the tab ends in between.
 *
 * @param store - Stores an item at the target and returns whether it is stored there.
 */
export function moveStored<T>(
  items: readonly T[],
  store: (item: T) => boolean,
  remove: (item: T) => void,
): void {
  for (const item of items) if (store(item)) remove(item);
}
