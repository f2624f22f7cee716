import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { maxNote } from '@aulario/my-courses/lists';
import { Button, DialogActions, TextField } from '@aulario/ui';
import { useState } from 'react';

interface CourseNoteFormProps {
  /** The stored note; '' for none. */
  note: string;
  onSave: (note: string) => void;
}

/** The owner's note on a course of a list, to edit. */
export function CourseNoteForm({ note: stored, onSave }: CourseNoteFormProps) {
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
