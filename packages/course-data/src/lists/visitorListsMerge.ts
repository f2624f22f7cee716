import type { Records } from '@aulario/local-data';
import { moveStored } from '../merge/moveStored.ts';
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
        if (there === undefined) merged.heads.push(head);
        const ids = new Set(there?.items.map(({ course }) => course.id));
        merged.items.push(...moved.filter(({ course }) => !ids.has(course.id)));
        moveStored(moved, storeIn(account, merged.heads), removeFrom(lists));
        deleteIfEmpty(lists, head);
      }
      return merged;
    },
    undo({ items, heads }) {
      undone.add(items.map(savedCourseName));
      moveStored(items, storeIn(lists, heads), removeFrom(account));
      for (const head of heads) deleteIfEmpty(account, head);
    },
    subscribe: lists.subscribe,
    dispose() {
      lists.dispose();
      undone.dispose();
    },
  };
}

const storeIn = (lists: ListsRepository, heads: readonly ListHead[]) => (item: SavedCourse) => {
  lists.restore(
    [item],
    heads.filter(({ id }) => id === item.listId),
  );
  return lists.getSnapshot().problem === 'none';
};

const removeFrom =
  (lists: ListsRepository) =>
  ({ course, listId }: SavedCourse) =>
    lists.remove(course.id, listId);

/** Deletes a list unless a course stayed in it, or was saved in it meanwhile. */
function deleteIfEmpty(lists: ListsRepository, { id }: ListHead): void {
  const list = lists.getSnapshot().lists.find((each) => each.id === id);
  if (list?.items.length === 0) lists.delete(id);
}
