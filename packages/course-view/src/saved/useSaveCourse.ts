import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { useToast } from '@aulario/ui';
import { useCallback } from 'react';
import { useIsSaved, useListsActions } from '../kept/useSaved.ts';
import { useListChoice } from './ListChoice.tsx';

/**
 * Saves a course in 'For later', which offers the other lists or, without any, an undo; or removes it
 * from all lists, which can be undone.
 */
export function useSaveCourse(course: Course) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const toast = useToast();
  const chooseList = useListChoice();
  const lists = useListsActions();
  const isSaved = useIsSaved(course.id);

  const toggle = useCallback(() => {
    if (!isSaved) {
      lists.save([course]);
      const message = () => text('lists.saved');
      const several = (count: number) => text('lists.savedSeveral', { count });
      const hasOthers = lists.getSnapshot().lists.length > 1;
      if (hasOthers) {
        const actionLabel = () => text('lists.change');
        toast({ message, actionLabel, onAction: () => chooseList(course), several });
      } else {
        offerUndo(message, () => lists.remove(course.id), several);
      }
      return;
    }
    const removed = lists.remove(course.id);
    offerUndo(
      () => text('lists.unsaved'),
      () => lists.restore(removed),
    );
  }, [chooseList, course, isSaved, lists, offerUndo, text, toast]);

  return {
    isSaved,
    toggle,
    label: text(isSaved ? 'lists.unsave' : 'lists.save'),
    /** For narrow places; the label begins with it. */
    shortLabel: text(isSaved ? 'lists.unsave' : 'common.save'),
  };
}
