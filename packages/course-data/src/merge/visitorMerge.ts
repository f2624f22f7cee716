import type { Records, StorageProblem } from '@aulario/local-data';
import type { Course } from '../course/course.ts';
import { moveStored } from './moveStored.ts';
import { openUndoneMerges } from './undoneMerges.ts';

/** Moves a visitor's records to the account after signing in. */
export interface VisitorMerge<Merged> {
  /**
   * Moves the visitor's courses to the account and returns the new ones. Idempotent, also across
   * tabs.
   */
  run(): Merged;
  /** Returns the courses to the visitor. They are not moved again unless they are added again. */
  undo(merged: Merged): void;
  /** Calls the listener when another tab changes the visitor's courses. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** One side of a merge: the distinct courses in one collection of an owner. */
export interface MergeSide<T> {
  items(): readonly T[];
  /** Adds courses; existing ones are not replaced. */
  restore(items: readonly T[]): void;
  remove(courseIds: readonly string[]): void;
  problem(): StorageProblem;
}

/** The source of a merge, which can be observed and disposed. */
export interface MergeSource<T> extends MergeSide<T> {
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

export interface VisitorMergeOptions<T> {
  readonly visitor: MergeSource<T>;
  readonly account: MergeSide<T>;
  /** The visitor's records in the browser, which also store undone merges. */
  readonly records: Records;
  /** The name of the collection that stores undone merges. */
  readonly undoneName: string;
  /** When the item was added, in milliseconds since the epoch. */
  readonly timeOf: (item: T) => number;
  readonly now: () => number;
}

/** Creates the merge of one kind of items, which are identified by their course id. */
export function createVisitorMerge<T extends { readonly course: Course }>(
  options: VisitorMergeOptions<T>,
): VisitorMerge<readonly T[]> {
  const { visitor, account, timeOf, now } = options;
  const undone = openUndoneMerges(options.records, options.undoneName, now);
  const idsOf = (items: readonly T[]) => items.map(({ course }) => course.id);
  const storeIn = (side: MergeSide<T>) => (item: T) => {
    side.restore([item]);
    return side.problem() === 'none';
  };
  const removeFrom = (side: MergeSide<T>) => (item: T) => side.remove([item.course.id]);

  return {
    run() {
      const moved = visitor.items().filter((item) => !undone.has(item.course.id, timeOf(item)));
      const known = new Set(idsOf(account.items()));
      moveStored(moved, storeIn(account), removeFrom(visitor));
      return moved.filter(({ course }) => !known.has(course.id));
    },
    undo(merged) {
      undone.add(idsOf(merged));
      moveStored(merged, storeIn(visitor), removeFrom(account));
    },
    subscribe: visitor.subscribe,
    dispose() {
      visitor.dispose();
      undone.dispose();
    },
  };
}
