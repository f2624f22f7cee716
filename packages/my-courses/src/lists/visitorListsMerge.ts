import type { OpenRecords } from '@aulario/local-data';
import { isStored } from '../merge/moveStored.ts';
import {
  createVisitorMerge,
  type MergedItems,
  type MergeSource,
  openUndoneMerges,
  type VisitorMerge,
} from '../merge/visitorMerge.ts';
import { type ListHead, laterListId, type SavedCourse } from './courseList.ts';
import { savedCourseName } from './listCodecs.ts';
import { createListsRepository, type ListsRepository } from './listsRepository.ts';

/** The result of a merge of lists into an account. */
export interface MergedLists extends MergedItems<SavedCourse> {
  /** The lists that the account did not have. */
  readonly heads: readonly ListHead[];
}

/** Moves the visitor's lists to an account. `visitor` are the visitor's records in the browser. */
export function createVisitorListsMerge(
  visitor: OpenRecords,
  account: ListsRepository,
  now: () => number = Date.now,
): VisitorMerge<MergedLists> {
  const lists = createListsRepository(visitor, { now });
  const undone = openUndoneMerges(visitor, 'undone-list-heads', now);
  const items = createVisitorMerge({
    visitor: sideOf(lists, account),
    account: sideOf(account, lists),
    records: visitor,
    undoneName: 'undone-list-merges',
    nameOf: savedCourseName,
    timeOf: ({ addedAt }) => addedAt,
    now,
  });

  return {
    run() {
      const known = new Set(namedLists(account).map(({ id }) => id));
      const own = namedLists(lists).filter(
        ({ id, createdAt, items: { length } }) => length > 0 || !undone.has(id, createdAt),
      );
      const merged = items.run();
      for (const head of own) moveIfEmpty(head, lists, account);
      const there = new Set(namedLists(account).map(({ id }) => id));
      return { ...merged, heads: own.filter(({ id }) => !known.has(id) && there.has(id)) };
    },
    undo({ heads, ...merged }) {
      undone.add(heads.map(({ id }) => id));
      items.undo(merged);
      for (const head of heads) moveIfEmpty(head, account, lists);
    },
    subscribe: lists.subscribe,
    dispose() {
      items.dispose();
      undone.dispose();
    },
  };
}

const namedLists = (of: ListsRepository) =>
  of.getSnapshot().lists.filter(({ id }) => id !== laterListId);

/** @param origin - Has the list of an item that arrives. */
const sideOf = (lists: ListsRepository, origin: ListsRepository): MergeSource<SavedCourse> => ({
  ...lists,
  items: () => lists.getSnapshot().lists.flatMap(({ items }) => items),
  join: (item) =>
    lists.join(
      item,
      namedLists(origin).find(({ id }) => id === item.listId),
    ),
  remove: ({ course, listId }) => lists.remove(course.id, listId),
});

/** Moves a list unless a course stayed in it, or was saved in it meanwhile. */
function moveIfEmpty(head: ListHead, origin: ListsRepository, target: ListsRepository): void {
  const list = namedLists(origin).find(({ id }) => id === head.id);
  if (list?.items.length !== 0) return;
  if (target.restore([], [head]).heads.every(isStored)) origin.delete(head.id);
}
