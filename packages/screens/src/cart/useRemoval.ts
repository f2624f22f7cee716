import type { Course } from '@aulario/course-data';
import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useListsActions } from '@aulario/course-view/kept/useSaved.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import type { CartEntry } from '@aulario/my-courses/cart';
import { laterListId } from '@aulario/my-courses/lists';
import { useRef } from 'react';

/**
 * Removes a course, offers an undo, and moves the focus to the line that takes its place, or to the
 * heading when none is left.
 */
export function useRemoval(entries: readonly CartEntry[]) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const actions = useCartActions();
  const lists = useListsActions();
  const lines = useRef(new Map<string, HTMLLIElement>());

  const lineRef = (courseId: string) => (line: HTMLLIElement | null) => {
    if (line === null) lines.current.delete(courseId);
    else lines.current.set(courseId, line);
  };

  const focusAfter = (courseId: string) => {
    const index = entries.findIndex((entry) => entry.course.id === courseId);
    const neighbour = entries[index + 1] ?? entries[index - 1];
    const line = neighbour === undefined ? undefined : lines.current.get(neighbour.course.id);
    if (line === undefined) focusHeading();
    else line.focus();
  };

  const remove = (courseId: string) => {
    focusAfter(courseId);
    const removed = actions.remove(courseId);
    if (removed === null) return;
    offerUndo(
      text('cart.removed'),
      () => actions.restore([removed]),
      (count) => text('cart.cleared', { count }),
    );
  };

  /** Stores it in the list first, so that a tab that ends in between loses nothing. */
  const save = (course: Course) => {
    focusAfter(course.id);
    const wasSaved = lists.isSaved(course.id);
    lists.save([course]);
    const removed = actions.remove(course.id);
    offerUndo(
      text('lists.saved'),
      () => {
        if (removed !== null) actions.restore([removed]);
        if (!wasSaved) lists.remove(course.id, laterListId);
      },
      (count) => text('lists.savedSeveral', { count }),
    );
  };

  return { lineRef, remove, save };
}
