import { useAuthActions } from '@aulario/auth/react';
import { type Answer, FormAnswer } from '@aulario/frame/form/FormAnswer.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, Dialog, DialogActions, Form } from '@aulario/ui';
import { type ReactNode, type SubmitEventHandler, useRef, useState } from 'react';
import styled from 'styled-components';
import { proofForm } from '../entrance/credentialsSchemas.ts';
import { useAttempt } from '../form/useAttempt.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { useGoogle } from '../google/useGoogle.ts';
import { CurrentPasswordField } from '../password/LocalizedPasswordField.tsx';

interface DeleteDialogProps {
  isBusy: boolean;
  answer: Answer | null;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** The fields for reauthentication. */
  children: ReactNode;
}

/**
 * Confirms the deletion of the account. The guard then redirects to the login, which shows a
 * message.
 */
function DeleteDialog(props: DeleteDialogProps) {
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

/** For an account without a password: confirms the deletion by signing in with Google. */
export function DeleteByGoogle() {
  const text = useTranslate();
  const { deleteAccount } = useAuthActions();
  const { isOffered, isBusy, answer, ask, clear } = useGoogle(
    (googleToken) => deleteAccount({ googleToken }),
    { 'invalid-credentials': 'account.otherGoogle' },
  );
  if (!isOffered) return <p>{text('account.deleteNoGoogle')}</p>;

  return (
    <DeleteDialog
      isBusy={isBusy}
      answer={answer}
      onSubmit={(event) => {
        event.preventDefault();
        void ask('login.account-deleted');
      }}
      onClose={clear}
    >
      <p>{text('account.deleteByGoogle')}</p>
    </DeleteDialog>
  );
}

/* The dialog's words are centred; a field's are not. */
const FieldPlace = styled.div`
  text-align: left;
`;

export function DeleteByPassword() {
  const { deleteAccount } = useAuthActions();
  const form = useSchemaForm(proofForm, { password: '' });
  const { answer, clear, attempt } = useAttempt({
    'invalid-credentials': () => form.showError('password', 'invalid.currentPassword'),
  });
  const submit = form.submitWith(clear, (proof) =>
    attempt(() => deleteAccount(proof), 'login.account-deleted'),
  );

  return (
    <DeleteDialog
      isBusy={form.isSubmitting}
      answer={answer}
      onSubmit={submit}
      onClose={() => form.reset()}
    >
      <FieldPlace>
        <CurrentPasswordField {...form.field('password')} />
      </FieldPlace>
    </DeleteDialog>
  );
}
