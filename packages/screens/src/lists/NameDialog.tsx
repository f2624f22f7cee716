import { shortText } from '@aulario/course-data/records';
import { useLists } from '@aulario/course-view/kept/useSaved.ts';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { maxListName } from '@aulario/my-courses/lists';
import { TextField } from '@aulario/ui';
import { useRef, useState } from 'react';
import { SaveDialog } from '../form/SaveDialog.tsx';

interface NameDialogProps {
  title: string;
  /** The field's initial value. */
  name: string;
  onClose: () => void;
  onName: (name: string) => void;
}

/** A dialog for the name of a list, which no other list may have. Mount it to open it. */
export function NameDialog({ title, name, onClose, onName }: NameDialogProps) {
  const text = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setFieldValue] = useState(name);
  const [error, setError] = useState<MessageId>();
  const { lists } = useLists();
  const nameOf = useListName();

  const errorOf = (wanted: string): MessageId | undefined => {
    if (wanted === '') return 'lists.nameMissing';
    const isTaken = wanted !== name && lists.some((list) => nameOf(list) === wanted);
    return isTaken ? 'lists.nameTaken' : undefined;
  };

  const save = () => {
    // As it is stored: blanks that nobody sees are no name, and two names that look alike are one.
    const given = shortText(typed, maxListName);
    const found = errorOf(given);
    setError(found);
    if (found === undefined) onName(given);
  };

  return (
    <SaveDialog title={title} initialFocus={field} onSave={save} onClose={onClose}>
      <TextField
        ref={field}
        label={text('lists.name')}
        value={typed}
        maxLength={maxListName}
        error={error && text(error)}
        onChange={(event) => setFieldValue(event.currentTarget.value)}
      />
    </SaveDialog>
  );
}
