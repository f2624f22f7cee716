import { shortText } from '@aulario/course-data/records';
import type { Change, Collection } from '@aulario/local-data';
import type { SavedCourse } from './courseList.ts';
import { maxNote, savedCourseName } from './listCodecs.ts';
import { moveInOrder, rankAtEnd } from './moveInOrder.ts';

/** The stored courses of all lists of an owner. */
type ListItems = Collection<SavedCourse>;

/** A course to put in a list, with the owner's note. */
export type ListedCourse = Pick<SavedCourse, 'course' | 'note'>;

/** Stores courses that are not stored yet. */
export const putItems = (
  items: ListItems,
  saved: readonly SavedCourse[],
): readonly Change<SavedCourse>[] =>
  items.changeAll(saved.map((item) => [savedCourseName(item), (current) => current ?? item]));

/** Returns what it removes. */
export function removeItems(
  items: ListItems,
  removed: readonly SavedCourse[],
): readonly SavedCourse[] {
  items.changeAll(removed.map((item) => [savedCourseName(item), () => null]));
  return removed;
}

/** The items that put courses at the end of a list; none for those that it contains. */
export function itemsAtEnd(
  listId: string,
  present: readonly SavedCourse[],
  added: readonly ListedCourse[],
  addedAt: number,
): readonly SavedCourse[] {
  const ids = new Set(present.map(({ course }) => course.id));
  const ranks = present.map(({ rank }) => rank);
  return added
    .filter(({ course }) => !ids.has(course.id))
    .map(({ course, note }) => {
      const rank = rankAtEnd(ranks);
      ranks.push(rank);
      return { course, listId, addedAt, rank, ...(note !== undefined && { note }) };
    });
}

/** Adds another item of a course to the first one, whose note gains that of the other. */
export function withNoteOf(current: SavedCourse | null, other: SavedCourse): SavedCourse {
  if (current === null) return other;
  const note = joinNotes(current.note, other.note);
  return note === current.note ? current : { ...current, note };
}

/** Puts a course with its note at the end of a list, whose items are given, or joins the notes. */
export function copyItem(
  items: ListItems,
  item: SavedCourse,
  listId: string,
  present: readonly SavedCourse[],
  addedAt: number,
): readonly Change<SavedCourse>[] {
  const known = present.find(({ course }) => course.id === item.course.id);
  if (known === undefined) return putItems(items, itemsAtEnd(listId, present, [item], addedAt));
  return [items.change(savedCourseName(known), (current) => current && withNoteOf(current, item))];
}

const joinNotes = (own: string | undefined, other: string | undefined): string | undefined => {
  if (own === undefined || other === undefined) return own ?? other;
  return own.includes(other) ? own : `${own} · ${other}`;
};

/** Sets the note of a stored course; '' removes it. */
export function annotateItem(items: ListItems, item: SavedCourse, note: string): void {
  const given = shortText(note, maxNote);
  items.change(savedCourseName(item), (current) => {
    if (current === null) return null;
    const { note: _, ...plain } = current;
    return given === '' ? plain : { ...plain, note: given };
  });
}

/** Moves a course of a list, given in order, to another index. Ignores an invalid move. */
export function reorderItems(
  items: ListItems,
  list: readonly SavedCourse[],
  courseId: string,
  toIndex: number,
): void {
  const from = list.findIndex(({ course }) => course.id === courseId);
  if (from === -1 || toIndex < 0 || toIndex >= list.length || from === toIndex) return;
  const ranks = list.map(({ rank }) => rank);
  items.changeAll(
    moveInOrder(ranks, from, toIndex).flatMap(([index, rank]) => {
      const item = list[index];
      if (item === undefined) return [];
      const setRank = (current: SavedCourse | null) => current && { ...current, rank };
      return [[savedCourseName(item), setRank] as const];
    }),
  );
}
