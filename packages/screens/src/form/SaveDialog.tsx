import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, type ButtonProps, Dialog, DialogActions } from '@aulario/ui';
import type { ReactNode, RefObject } from 'react';

export interface SaveDialogProps extends Pick<ButtonProps, 'isBusy' | 'busyLabel'> {
  title: string;
  /** A paragraph above the fields. */
  note?: string | undefined;
  /** The field that has the focus when it opens; without it, the dialog's heading. */
  initialFocus?: RefObject<HTMLInputElement | null>;
  /** The fields. */
  children: ReactNode;
  /** The button that saves; 'Guardar' by default. */
  saveLabel?: string | undefined;
  /** Saves what the fields hold, or shows in them what is wrong. */
  onSave: () => void;
  onClose: () => void;
}

/** A dialog with fields that are saved or left as they were. Mount it to open it. */
export function SaveDialog(props: SaveDialogProps) {
  const { title, note, initialFocus, children, saveLabel, onSave, onClose, ...busy } = props;
  const text = useTranslate();
  return (
    <Dialog isOpen title={title} onClose={onClose} initialFocus={initialFocus}>
      {note !== undefined && <p>{note}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
        <DialogActions>
          <Button type="submit" {...busy}>
            {saveLabel ?? text('common.save')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {text('common.cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
