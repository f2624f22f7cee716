import { type CourseList, type SavedCourse, useListsActions } from '@aulario/course-data/lists';
import { useTranslate } from '../language/useTranslate.ts';
import { useUndoToast } from '../undo/useUndoToast.ts';
import { useListName } from './useListName.ts';

/** Moves a course to another list, or copies it there; both can be undone. */
export function usePutIntoList() {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const nameOf = useListName();
  const actions = useListsActions();

  return (how: 'move' | 'copy', item: SavedCourse, target: CourseList) => {
    const { course } = item;
    const wasThere = target.items.some((other) => other.course.id === course.id);
    actions[how](item, target.id);
    offerUndo(text('lists.moved', { list: nameOf(target) }), () => {
      actions.restore([item]);
      if (!wasThere) actions.remove(course.id, target.id);
    });
  };
}
