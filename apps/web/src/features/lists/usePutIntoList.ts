import { type CourseList, type SavedCourse, useListsActions } from '@aulario/course-data/lists';
import { useToast } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useListName } from './useListName.ts';

/** Moves a course to another list, or copies it there; both can be undone. */
export function usePutIntoList() {
  const text = useTranslate();
  const toast = useToast();
  const nameOf = useListName();
  const actions = useListsActions();

  return (how: 'move' | 'copy', item: SavedCourse, target: CourseList) => {
    const { course } = item;
    const wasThere = target.items.some((other) => other.course.id === course.id);
    actions[how](item, target.id);
    toast({
      message: text('lists.moved', { list: nameOf(target) }),
      actionLabel: text('cart.undo'),
      onAction: () => {
        actions.restore([item]);
        if (!wasThere) actions.remove(course.id, target.id);
      },
    });
  };
}
