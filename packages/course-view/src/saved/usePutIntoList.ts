import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import type { CourseList, SavedCourse } from '@aulario/my-courses/lists';
import { useListsActions } from '../kept/useSaved.ts';
import { useListName } from './useListName.ts';

/** Moves courses of a list to another one, or copies them there; both can be undone. */
export function usePutIntoList() {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const nameOf = useListName();
  const actions = useListsActions();

  return (how: 'move' | 'copy', items: readonly SavedCourse[], target: CourseList) => {
    const already = new Map(target.items.map((item) => [item.course.id, item]));
    for (const item of items) actions[how](item, target.id);
    offerUndo(
      () => text('lists.moved', { list: nameOf(target) }),
      () => {
        actions.restore(items);
        for (const { course } of items) {
          const before = already.get(course.id);
          if (before === undefined) actions.remove(course.id, target.id);
          else actions.put(before);
        }
      },
    );
  };
}
