import { FormAnswer } from '@aulario/frame/form/FormAnswer.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, Dialog, DialogActions, Form } from '@aulario/ui';
import { type ReactNode, type SubmitEventHandler, useRef, useState } from 'react';
import type { useAccountChange } from './useAccountChange.ts';

interface DeleteDialogProps {
  isBusy: boolean;
  answer: ReturnType<typeof useAccountChange>['answer'];
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** The fields for reauthentication. */
  children: ReactNode;
}

/**
 * Confirms the deletion of the account. The guard then redirects to the login, which shows a
 * message.
 */
export function DeleteDialog(props: DeleteDialogProps) {
  const text = useTranslate();
  const keepButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
    props.onClose();
  };

  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {text('account.delete')}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={text('account.deleteAsk')}
        onClose={close}
        initialFocus={keepButton}
      >
        <p>{text('account.deleteText')}</p>
        <Form isBusy={props.isBusy} onSubmit={props.onSubmit} label={text('account.delete')}>
          {props.children}
          <FormAnswer answer={props.answer} />
          <DialogActions>
            <Button ref={keepButton} onClick={close}>
              {text('account.keep')}
            </Button>
            <Button
              type="submit"
              variant="danger"
              isBusy={props.isBusy}
              busyLabel={text('account.busy')}
            >
              {text('account.delete')}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
    </>
  );
}
