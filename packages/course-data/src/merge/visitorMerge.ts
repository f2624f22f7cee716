import { type Records, type StorageProblem, textCodec } from '@aulario/local-data';
import type { Course } from '../course/course.ts';

/** Brings what somebody put aside before signing in to the account. */
export interface VisitorMerge<Brought> {
  /**
   * Moves what is the visitor's to the account and returns what is new there. A course leaves the
   * visitor only once it is stored in the account, so that a tab that ends in between loses nothing;
   * doing it twice, here or in another tab, changes nothing.
   */
  run(): Brought;
  /** Gives everything back to the visitor: it is not moved again until it is put aside again. */
  undo(brought: Brought): void;
  /** Calls the listener when another tab changes what the visitor has. */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/** One side of a merge: the courses that one owner keeps in one place, each once. */
export interface MergeSide<T> {
  items(): readonly T[];
  /** What is there already stays. */
  restore(items: readonly T[]): void;
  remove(courseIds: readonly string[]): void;
  problem(): StorageProblem;
}

/** Where the merge comes from, which it also follows and lets go of. */
export interface MergeSource<T> extends MergeSide<T> {
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

export interface VisitorMergeOptions<T> {
  readonly visitor: MergeSource<T>;
  readonly account: MergeSide<T>;
  /** What the browser keeps of the visitor, where an undo is noted. */
  readonly records: Records;
  /** The collection in which an undo is noted. */
  readonly undoneName: string;
  /** When it was put aside, in milliseconds since the epoch. */
  readonly timeOf: (item: T) => number;
  readonly now: () => number;
}

/** The merge of one kind of courses, each known by its id. */
export function createVisitorMerge<T extends { readonly course: Course }>(
  options: VisitorMergeOptions<T>,
): VisitorMerge<readonly T[]> {
  const { visitor, account, timeOf, now } = options;
  const undone = options.records.open(options.undoneName, textCodec);
  const idsOf = (items: readonly T[]) => items.map(({ course }) => course.id);

  const isUndone = (item: T) =>
    Number(undone.getSnapshot().items.get(item.course.id) ?? -1) >= timeOf(item);

  return {
    run() {
      const moved = visitor.items().filter((item) => !isUndone(item));
      const known = new Set(idsOf(account.items()));
      for (const item of moved) {
        account.restore([item]);
        if (account.problem() === 'none') visitor.remove([item.course.id]);
      }
      return moved.filter(({ course }) => !known.has(course.id));
    },
    undo(brought) {
      const time = String(now());
      undone.changeAll(idsOf(brought).map((id) => [id, () => time]));
      visitor.restore(brought);
      if (visitor.problem() === 'none') account.remove(idsOf(brought));
    },
    subscribe: visitor.subscribe,
    dispose() {
      visitor.dispose();
      undone.dispose();
    },
  };
}
