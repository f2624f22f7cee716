import { type OpenRecords, textCodec } from '@aulario/local-data';

/** The times at which merges of items were undone, by the name of the item. */
export interface UndoneMerges {
  /** Whether a merge was undone since the item was added: one that is added again is moved again. */
  has(name: string, addedAt: number): boolean;
  add(names: readonly string[]): void;
  dispose(): void;
}

/**
 * Opens the undone merges of a visitor.
 *
 * @param collection - The name of the collection that stores them.
 */
export function openUndoneMerges(
  visitor: OpenRecords,
  collection: string,
  now: () => number,
): UndoneMerges {
  const times = visitor.open(collection, textCodec, { isBackground: true });
  return {
    has: (name, addedAt) => Number(times.getSnapshot().items.get(name) ?? -1) >= addedAt,
    add(names) {
      const time = String(now());
      times.changeAll(names.map((name) => [name, () => time]));
    },
    dispose: times.dispose,
  };
}
