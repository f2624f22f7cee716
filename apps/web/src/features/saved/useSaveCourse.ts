import type { Course } from '@aulario/course-data';
import { useIsSaved, useListsActions } from '@aulario/course-data/lists';
import { useToast } from '@aulario/ui';
import { useCallback } from 'react';
import { useTranslate } from '../language/useTranslate.ts';

/** Saves a course in 'For later', or removes it from all lists; both can be undone. */
export function useSaveCourse(course: Course) {
  const text = useTranslate();
  const toast = useToast();
  const lists = useListsActions();
  const isSaved = useIsSaved(course.id);

  const toggle = useCallback(() => {
    if (!isSaved) {
      lists.save([course]);
      toast({
        message: text('lists.saved'),
        several: (count) => text('lists.savedSeveral', { count }),
        actionLabel: text('cart.undo'),
        onAction: () => lists.remove(course.id),
      });
      return;
    }
    const removed = lists.remove(course.id);
    toast({
      message: text('lists.unsaved'),
      actionLabel: text('cart.undo'),
      onAction: () => lists.restore(removed),
    });
  }, [course, isSaved, lists, text, toast]);

  return { isSaved, toggle, label: text(isSaved ? 'lists.unsave' : 'lists.save') };
}
