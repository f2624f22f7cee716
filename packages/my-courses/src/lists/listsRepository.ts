import type { Course } from '@aulario/course-data';
import { cachedLatest, shortText } from '@aulario/course-data/records';
import {
  type Change,
  type CollectionSnapshot,
  endAll,
  type OpenRecords,
  type Store,
} from '@aulario/local-data';
import type { DeviceOptions } from '../device/deviceOptions.ts';
import { isStored } from '../merge/moveStored.ts';
import {
  type CourseList,
  type ListHead,
  type ListsSnapshot,
  laterListId,
  type SavedCourse,
} from './courseList.ts';
import { listHeadCodec, maxListName, savedCourseCodec, savedCourseName } from './listCodecs.ts';
import {
  annotateItem,
  copyItem,
  itemsAtEnd,
  type ListedCourse,
  putItems,
  removeItems,
  reorderItems,
  withNoteOf,
} from './listItems.ts';

const later: ListHead = { id: laterListId, name: '', createdAt: 0 };

const headOf = ({ id, name, createdAt }: ListHead): ListHead => ({ id, name, createdAt });

const byAge = (a: ListHead, b: ListHead) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);

const byRank = (a: SavedCourse, b: SavedCourse) =>
  a.rank - b.rank || (a.course.id < b.course.id ? -1 : 1);

/** Courses whose list is gone, as when another tab deleted it meanwhile, are in the first list. */
function listsSnapshotOf(
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

/** A course in one list, or in all. */
const itemsOf = (lists: readonly CourseList[], courseId: string, listId?: string) =>
  lists
    .filter(({ id }) => listId === undefined || id === listId)
    .flatMap(({ items }) => items.filter(({ course }) => course.id === courseId));

/** The lists of one owner in one tab. No method throws; see {@link ListsSnapshot.problem}. */
export interface ListsRepository extends Store<ListsSnapshot> {
  /** Whether a course is in any list. */
  isSaved(courseId: string): boolean;
  /** Appends courses to a list and returns them; courses already in the list keep their places. */
  save(courses: readonly Course[], listId?: string): readonly Course[];
  /** Removes a course from one list, or from all, and returns the removed items for `restore`. */
  remove(courseId: string, listId?: string): readonly SavedCourse[];
  /**
   * Restores removed items and imports lists. Existing ones are not replaced. Returns the outcome of
   * each item and list.
   */
  restore(items: readonly SavedCourse[], heads?: readonly ListHead[]): RestoredLists;
  /**
   * Adds an item, and its list where that is missing. An item that is there keeps its note, and gains
   * that of the other.
   */
  join(item: SavedCourse, list?: ListHead): Change<SavedCourse>;
  /** Sets an item that is still there to an earlier value. */
  put(item: SavedCourse): void;
  /** Creates a list of courses and returns its id; null for an empty name. */
  create(name: string, courses?: readonly ListedCourse[]): string | null;
  rename(listId: string, name: string): void;
  /** Deletes a list with its courses and returns it for `restore`; null when it does not exist. */
  delete(listId: string): CourseList | null;
  /** Sets the owner's note on a course, visible in the shared list; '' removes it. */
  annotate(item: SavedCourse, note: string): void;
  /** Moves a course to another index of its list. */
  reorder(listId: string, courseId: string, toIndex: number): void;
  /** Copies a course with its note to another list. */
  copy(item: SavedCourse, toListId: string): void;
  /**
   * Moves a course to another list with its note, which joins the note there; removes it from its
   * own list once it is stored in the other.
   */
  move(item: SavedCourse, toListId: string): void;
}

/** The outcomes of {@link ListsRepository.restore}. */
export interface RestoredLists {
  readonly items: readonly Change<SavedCourse>[];
  readonly heads: readonly Change<ListHead>[];
}

/**
 * Opens the lists of an owner. Every list and every course in it is a separate record, so
 * concurrent writes of tabs lose nothing.
 */
export function createListsRepository(
  records: OpenRecords,
  { now = Date.now, newId = randomId }: DeviceOptions = {},
): ListsRepository {
  const heads = records.open('lists', listHeadCodec);
  const items = records.open('list-items', savedCourseCodec);
  const snapshotOf = cachedLatest(listsSnapshotOf);
  const getSnapshot = () => snapshotOf(heads.getSnapshot(), items.getSnapshot());

  const listOf = (listId: string) => getSnapshot().lists.find(({ id }) => id === listId);

  /** Returns the courses that were not in the list. */
  function putAtEnd(listId: string, added: readonly ListedCourse[]): readonly Course[] {
    const fresh = itemsAtEnd(listId, listOf(listId)?.items ?? [], added, now());
    putItems(items, fresh);
    return fresh.map(({ course }) => course);
  }

  const copyTo = (item: SavedCourse, toListId: string) =>
    copyItem(items, item, toListId, listOf(toListId)?.items ?? [], now());

  return {
    getSnapshot,
    subscribe: (listener) => endAll([heads.subscribe(listener), items.subscribe(listener)]),
    isSaved: (courseId) => itemsOf(getSnapshot().lists, courseId).length > 0,
    save: (courses, listId = laterListId) =>
      putAtEnd(
        listId,
        courses.map((course) => ({ course })),
      ),
    remove: (courseId, listId) =>
      removeItems(items, itemsOf(getSnapshot().lists, courseId, listId)),
    restore(saved, lists = []) {
      const restored = heads.changeAll(
        lists.map((head) => [head.id, (current) => current ?? head]),
      );
      return { heads: restored, items: putItems(items, saved) };
    },
    join(item, list) {
      const joined = list && heads.join(list.id, (head) => head ?? headOf(list));
      if (joined && !isStored(joined)) return { before: null, problem: joined.problem };
      return items.join(savedCourseName(item), (current) => withNoteOf(current, item));
    },
    put: (item) => void items.change(savedCourseName(item), (current) => current && item),
    create(name, courses = []) {
      const given = shortText(name, maxListName);
      if (given === '') return null;
      const id = newId();
      heads.change(id, () => ({ id, name: given, createdAt: now() }));
      putAtEnd(id, courses);
      return id;
    },
    rename(listId, name) {
      const given = shortText(name, maxListName);
      if (given !== '') heads.change(listId, (head) => head && { ...head, name: given });
    },
    delete(listId) {
      const list = listOf(listId);
      if (list === undefined || listId === laterListId) return null;
      removeItems(items, list.items);
      heads.change(listId, () => null);
      return list;
    },
    annotate: (item, note) => annotateItem(items, item, note),
    reorder: (listId, courseId, toIndex) =>
      reorderItems(items, listOf(listId)?.items ?? [], courseId, toIndex),
    copy: (item, toListId) => void copyTo(item, toListId),
    move(item, toListId) {
      // A course whose list is gone is already shown in the first list.
      const name = savedCourseName(item);
      if (listOf(toListId)?.items.some((each) => savedCourseName(each) === name)) return;
      // Stored in both lists first, so that a tab that ends in between loses nothing.
      if (copyTo(item, toListId).every(isStored)) removeItems(items, [item]);
    },
    dispose() {
      heads.dispose();
      items.dispose();
    },
  };
}

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
