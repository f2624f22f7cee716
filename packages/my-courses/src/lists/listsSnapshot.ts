import type { CollectionSnapshot } from '@aulario/local-data';
import {
  type CourseList,
  type ListHead,
  type ListsSnapshot,
  laterListId,
  type SavedCourse,
} from './courseList.ts';

const later: ListHead = { id: laterListId, name: '', createdAt: 0 };

const byAge = (a: ListHead, b: ListHead) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);

const byRank = (a: SavedCourse, b: SavedCourse) =>
  a.rank - b.rank || (a.course.id < b.course.id ? -1 : 1);

/** Courses whose list is gone, as when another tab deleted it meanwhile, are in the first list. */
export function listsSnapshotOf(
  heads: CollectionSnapshot<ListHead>,
  items: CollectionSnapshot<SavedCourse>,
): ListsSnapshot {
  const own = [...heads.items.values()].filter(({ id }) => id !== laterListId).sort(byAge);
  const known = new Set(own.map(({ id }) => id));
  /** By the course, which a list has once: of those of a deleted list, two may be of one course. */
  const itemsOf = new Map<string, Map<string, SavedCourse>>();
  for (const item of items.items.values()) {
    const listId = known.has(item.listId) ? item.listId : laterListId;
    const list = itemsOf.get(listId) ?? new Map<string, SavedCourse>();
    if (!list.has(item.course.id)) list.set(item.course.id, item);
    itemsOf.set(listId, list);
  }
  const lists = [later, ...own].map(
    (head): CourseList => ({
      ...head,
      items: [...(itemsOf.get(head.id)?.values() ?? [])].sort(byRank),
    }),
  );
  const problem = heads.problem === 'none' ? items.problem : heads.problem;
  return { lists, problem, unreadable: heads.unreadable + items.unreadable };
}
