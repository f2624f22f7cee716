import { useAuthActions } from '@aulario/auth/react';
import { type Answer, FormAnswer } from '@aulario/frame/form/FormAnswer.tsx';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { Button, Dialog, DialogActions, Form } from '@aulario/ui';
import { type ReactNode, type SubmitEventHandler, useRef, useState } from 'react';
import styled from 'styled-components';
import { proofForm } from '../entrance/credentialsSchemas.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { CurrentPasswordField } from '../password/CurrentPasswordField.tsx';
import { useAccountChange } from './useAccountChange.ts';

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
  const { askGoogle } = useServices();
  const { language } = useLanguage();
  const { deleteAccount } = useAuthActions();
  const [isBusy, setIsBusy] = useState(false);
  const { answer, run, clear, tell } = useAccountChange(() => tell('account.otherGoogle'));
  if (askGoogle === null) return <p>{text('account.deleteNoGoogle')}</p>;

  const submit = async () => {
    setIsBusy(true);
    clear();
    await run(
      async () => deleteAccount({ googleToken: await askGoogle(language) }),
      'login.account-deleted',
    );
    setIsBusy(false);
  };

  return (
    <DeleteDialog
      isBusy={isBusy}
      answer={answer}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
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
  const { answer, clear, run } = useAccountChange(() =>
    form.showError('password', 'invalid.currentPassword'),
  );
  const submit = form.submitWith(clear, async (proof) => {
    await run(() => deleteAccount(proof), 'login.account-deleted');
  });

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
