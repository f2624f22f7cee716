import { type Change, type OpenRecords, type Store, textCodec } from '@aulario/local-data';
import { isStored } from './moveStored.ts';

/** The times at which merges of items were undone, by the name of the item. */
interface UndoneMerges {
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

/** An item that a merge moved. */
export interface MovedItem<T> {
  readonly item: T;
  /** The account's own item before, which gained what it lacked; null for none. */
  readonly before: T | null;
}

/** The result of a merge into an account. */
export interface MergedItems<T> {
  readonly moved: readonly MovedItem<T>[];
  /** The items that the account could not store; they stay with the visitor. */
  readonly unstored: readonly T[];
}

/** The number of items that the account did not have. */
export const countNew = ({ moved }: MergedItems<unknown>): number =>
  moved.filter(({ before }) => before === null).length;

/** Moves a visitor's records to the account after signing in. */
export interface VisitorMerge<Merged> {
  /** Moves the visitor's records to the account. Idempotent, also across tabs. */
  run(): Merged;
  /** Returns the records to the visitor. They are not moved again unless they are added again. */
  undo(merged: Merged): void;
  /** Calls the listener when another tab changes the visitor's records. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** One side of a merge: the distinct items in one collection of an owner. */
export interface MergeSide<T> {
  items(): readonly T[];
  /** Adds an item. An existing one keeps its values, and gains those that it lacks. */
  join(item: T): Change<T>;
  /** Sets an item that is still there to an earlier value. */
  put(item: T): void;
  remove(item: T): void;
}

/** The source of a merge, which can be observed and disposed. */
export interface MergeSource<T>
  extends MergeSide<T>,
    Pick<Store<unknown>, 'subscribe' | 'dispose'> {}

export interface VisitorMergeOptions<T> {
  readonly visitor: MergeSource<T>;
  readonly account: MergeSide<T>;
  /** The visitor's records in the browser, which also store undone merges. */
  readonly records: OpenRecords;
  /** The name of the collection that stores undone merges. */
  readonly undoneName: string;
  readonly nameOf: (item: T) => string;
  /** When the item was added, in milliseconds since the epoch. */
  readonly timeOf: (item: T) => number;
  readonly now: () => number;
}

/**
 * Creates the merge of one kind of items. Each is removed at the visitor's only once it is stored in
 * the account, so nothing is lost where the storage is full or the tab ends in between.
 */
export function createVisitorMerge<T>(
  options: VisitorMergeOptions<T>,
): VisitorMerge<MergedItems<T>> {
  const { visitor, account, nameOf, timeOf, now } = options;
  const undone = openUndoneMerges(options.records, options.undoneName, now);

  return {
    run() {
      const moved: MovedItem<T>[] = [];
      const unstored: T[] = [];
      for (const item of visitor.items()) {
        if (undone.has(nameOf(item), timeOf(item))) continue;
        const change = account.join(item);
        if (!isStored(change)) {
          unstored.push(item);
          continue;
        }
        visitor.remove(item);
        moved.push({ item, before: change.before });
      }
      return { moved, unstored };
    },
    undo({ moved }) {
      undone.add(moved.map(({ item }) => nameOf(item)));
      for (const { item, before } of moved) {
        if (!isStored(visitor.join(item))) continue;
        if (before === null) account.remove(item);
        else account.put(before);
      }
    },
    subscribe: visitor.subscribe,
    dispose() {
      visitor.dispose();
      undone.dispose();
    },
  };
}
