import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, Dialog, DialogActions } from '@aulario/ui';
import type { ReactNode, RefObject } from 'react';

interface SaveDialogProps {
  title: string;
  /** The field that has the focus when it opens; without it, the dialog's heading. */
  initialFocus?: RefObject<HTMLInputElement | null>;
  /** The fields. */
  children: ReactNode;
  /** Saves what the fields hold, or shows in them what is wrong. */
  onSave: () => void;
  onClose: () => void;
}

/** A dialog with fields that are saved or left as they were. Mount it to open it. */
export function SaveDialog({ title, initialFocus, children, onSave, onClose }: SaveDialogProps) {
  const text = useTranslate();
  return (
    <Dialog isOpen title={title} onClose={onClose} initialFocus={initialFocus}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
        <DialogActions>
          <Button type="submit">{text('common.save')}</Button>
          <Button variant="ghost" onClick={onClose}>
            {text('common.cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
