import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { laterListId } from '@aulario/my-courses/lists';
import { Button, Dialog, DialogActions } from '@aulario/ui';
import { useLists, useListsActions } from '../kept/useSaved.ts';
import { afterClosing } from './afterClosing.ts';
import { useListName } from './useListName.ts';
import { usePutIntoList } from './usePutIntoList.ts';

interface ListChoiceDialogProps {
  /** Courses that were just saved 'For later'. */
  courses: readonly Course[];
  onClose: () => void;
}

/** Moves courses from 'For later' to another list, or takes them out. */
export function ListChoiceDialog({ courses, onClose }: ListChoiceDialogProps) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const nameOf = useListName();
  const { lists } = useLists();
  const actions = useListsActions();
  const putIntoList = usePutIntoList();
  const asked = new Set(courses.map(({ id }) => id));
  const later = lists.find(({ id }) => id === laterListId);
  const items = later?.items.filter(({ course }) => asked.has(course.id)) ?? [];
  const others = lists.filter(({ id }) => id !== laterListId);
  const list = text('lists.later');
  const [course] = courses;

  const act = afterClosing(onClose);
  const remove = act(() => {
    const removed = items.flatMap((item) => actions.remove(item.course.id, laterListId));
    offerUndo(
      () => text('lists.removed', { list }),
      () => actions.restore(removed),
    );
  });

  return (
    <Dialog
      isOpen
      title={
        courses.length === 1 && course
          ? course.title
          : text('common.courseCount', { count: courses.length })
      }
      onClose={onClose}
    >
      <p>{text('lists.savedSeveral', { count: courses.length })}</p>
      <DialogActions>
        {others.map((other) => (
          <Button
            key={other.id}
            variant="ghost"
            onClick={act(() => putIntoList('move', items, other))}
          >
            {text('lists.moveTo', { list: nameOf(other) })}
          </Button>
        ))}
        <Button variant="danger" onClick={remove}>
          {text('lists.removeFrom', { list })}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
