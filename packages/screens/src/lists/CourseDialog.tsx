import { useDetailsLink } from '@aulario/course-view/course/useDetailsLink.ts';
import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useLists, useListsActions } from '@aulario/course-view/kept/useSaved.ts';
import { afterClosing } from '@aulario/course-view/saved/afterClosing.ts';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { usePutIntoList } from '@aulario/course-view/saved/usePutIntoList.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { type CourseList, maxNote, type SavedCourse } from '@aulario/my-courses/lists';
import { Button, ButtonLink, Dialog, DialogActions, TextField, useToast } from '@aulario/ui';
import { useState } from 'react';

interface CourseNoteFormProps {
  /** The stored note; '' for none. */
  note: string;
  onSave: (note: string) => void;
}

/** The owner's note on a course of a list, to edit. */
function CourseNoteForm({ note: stored, onSave }: CourseNoteFormProps) {
  const text = useTranslate();
  const [note, setNote] = useState(stored);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(note);
      }}
    >
      <TextField
        label={text('lists.note')}
        hint={text('lists.noteHint')}
        value={note}
        maxLength={maxNote}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <DialogActions>
        <Button type="submit" variant="ghost">
          {text('lists.saveNote')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface CourseDialogProps {
  list: CourseList;
  item: SavedCourse;
  onClose: () => void;
}

/** The actions on a course of a list; also the keyboard's alternative to dragging. */
export function CourseDialog({ list, item, onClose }: CourseDialogProps) {
  const text = useTranslate();
  const toast = useToast();
  const offerUndo = useUndoToast();
  const nameOf = useListName();
  const { lists } = useLists();
  const actions = useListsActions();
  const putIntoList = usePutIntoList();
  const { add } = useCartActions();
  const { course } = item;
  const details = useDetailsLink(course);
  const index = list.items.findIndex((other) => other.course.id === course.id);
  const others = lists.filter(({ id }) => id !== list.id);

  const act = afterClosing(onClose);
  const remove = act(() => {
    focusHeading();
    const removed = actions.remove(course.id, list.id);
    offerUndo(
      () => text('lists.removed', { list: nameOf(list) }),
      () => actions.restore(removed),
    );
  });
  const toCart = act(() => {
    add(course);
    toast({ message: () => text('lists.inCart') });
  });
  const moveTo = (toIndex: number) => act(() => actions.reorder(list.id, course.id, toIndex));
  const move = (other: CourseList) =>
    act(() => {
      focusHeading();
      putIntoList('move', [item], other);
    });

  return (
    <Dialog isOpen title={course.title} onClose={onClose}>
      <CourseNoteForm
        note={item.note ?? ''}
        onSave={(note) => act(() => actions.annotate(item, note))()}
      />
      <DialogActions>
        <Button onClick={toCart}>{text('lists.toCart')}</Button>
        <ButtonLink variant="ghost" href={details.href}>
          {details.label}
        </ButtonLink>
        {index > 0 && (
          <Button variant="ghost" onClick={moveTo(index - 1)}>
            {text('lists.earlier')}
          </Button>
        )}
        {index < list.items.length - 1 && (
          <Button variant="ghost" onClick={moveTo(index + 1)}>
            {text('lists.laterOn')}
          </Button>
        )}
        {others.map((other) => (
          <Button key={`move ${other.id}`} variant="ghost" onClick={move(other)}>
            {text('lists.moveTo', { list: nameOf(other) })}
          </Button>
        ))}
        {others.map((other) => (
          <Button
            key={`copy ${other.id}`}
            variant="ghost"
            onClick={act(() => putIntoList('copy', [item], other))}
          >
            {text('lists.copyTo', { list: nameOf(other) })}
          </Button>
        ))}
        <Button variant="danger" onClick={remove}>
          {text('lists.remove')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
