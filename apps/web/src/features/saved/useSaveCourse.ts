import type { Course } from '@aulario/course-data';
import { useIsSaved, useListsActions } from '@aulario/course-data/lists';
import { useCallback } from 'react';
import { useTranslate } from '../language/useTranslate.ts';
import { useUndoToast } from '../undo/useUndoToast.ts';

/** Saves a course in 'For later', or removes it from all lists; both can be undone. */
export function useSaveCourse(course: Course) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const lists = useListsActions();
  const isSaved = useIsSaved(course.id);

  const toggle = useCallback(() => {
    if (!isSaved) {
      lists.save([course]);
      offerUndo(
        text('lists.saved'),
        () => lists.remove(course.id),
        (count) => text('lists.savedSeveral', { count }),
      );
      return;
    }
    const removed = lists.remove(course.id);
    offerUndo(text('lists.unsaved'), () => lists.restore(removed));
  }, [course, isSaved, lists, offerUndo, text]);

  return {
    isSaved,
    toggle,
    label: text(isSaved ? 'lists.unsave' : 'lists.save'),
    /** For narrow places; the label begins with it. */
    shortLabel: text(isSaved ? 'lists.unsave' : 'lists.saveShort'),
  };
}
