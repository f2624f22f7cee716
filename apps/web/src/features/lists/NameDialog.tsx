import { maxListName } from '@aulario/course-data/lists';
import { Button, Dialog, DialogActions, TextField } from '@aulario/ui';
import { useRef, useState } from 'react';
import { useTranslate } from '../language/useTranslate.ts';

interface NameDialogProps {
  title: string;
  /** The field's initial value. */
  name: string;
  onClose: () => void;
  onName: (name: string) => void;
}

/** A dialog for the name of a list. Mount it to open it. */
export function NameDialog({ title, name, onClose, onName }: NameDialogProps) {
  const text = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [isEmpty, setIsEmpty] = useState(false);

  return (
    <Dialog isOpen title={title} onClose={onClose} initialFocus={field}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setIsEmpty(typed.trim() === '');
          if (typed.trim() !== '') onName(typed);
        }}
      >
        <TextField
          ref={field}
          label={text('lists.name')}
          value={typed}
          maxLength={maxListName}
          error={isEmpty ? text('lists.nameMissing') : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogActions>
          <Button type="submit">{text('lists.saveName')}</Button>
          <Button variant="ghost" onClick={onClose}>
            {text('lists.cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
