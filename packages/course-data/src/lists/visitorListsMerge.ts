import type { Records } from '@aulario/local-data';
import { openUndoneMerges } from '../merge/undoneMerges.ts';
import type { VisitorMerge } from '../merge/visitorMerge.ts';
import type { ListHead, SavedCourse } from './courseList.ts';
import { savedCourseName } from './listCodecs.ts';
import { createListsRepository, type ListsRepository } from './listsRepository.ts';

/** The result of a merge of lists into an account. */
export interface MergedLists {
  readonly items: readonly SavedCourse[];
  /** The lists that the account did not have. */
  readonly heads: readonly ListHead[];
}

/** Moves the visitor's lists to an account. `visitor` are the visitor's records in the browser. */
export function createVisitorListsMerge(
  visitor: Records,
  account: ListsRepository,
  now: () => number = Date.now,
): VisitorMerge<MergedLists> {
  const lists = createListsRepository({ records: visitor, now });
  const undone = openUndoneMerges(visitor, 'undone-list-merges', now);

  return {
    run() {
      const known = new Map(account.getSnapshot().lists.map((list) => [list.id, list]));
      const merged: { items: SavedCourse[]; heads: ListHead[] } = { items: [], heads: [] };
      for (const { items, ...head } of lists.getSnapshot().lists) {
        const moved = items.filter((item) => !undone.has(savedCourseName(item), item.addedAt));
        if (moved.length === 0) continue;
        const there = known.get(head.id);
        account.restore(moved, there === undefined ? [head] : []);
        if (there === undefined) merged.heads.push(head);
        const ids = new Set(there?.items.map(({ course }) => course.id));
        merged.items.push(...moved.filter(({ course }) => !ids.has(course.id)));
        if (account.getSnapshot().problem !== 'none') continue;
        for (const { course, listId } of moved) lists.remove(course.id, listId);
        if (moved.length === items.length) lists.delete(head.id);
      }
      return merged;
    },
    undo({ items, heads }) {
      undone.add(items.map(savedCourseName));
      lists.restore(items, heads);
      if (lists.getSnapshot().problem !== 'none') return;
      for (const { course, listId } of items) account.remove(course.id, listId);
      const left = account.getSnapshot().lists;
      for (const { id } of heads) {
        // A course may have been saved in it meanwhile.
        if (left.find((list) => list.id === id)?.items.length === 0) account.delete(id);
      }
    },
    subscribe: lists.subscribe,
    dispose() {
      lists.dispose();
      undone.dispose();
    },
  };
}
