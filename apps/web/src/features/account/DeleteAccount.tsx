import { useAuthActions } from '@aulario/auth/react';
import { Button, Dialog, DialogActions } from '@aulario/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { Form } from '../form/Form.tsx';
import { useFieldError } from '../form/useFieldError.ts';
import { useText } from '../language/useText.ts';
import { proofForm } from '../session/credentialsSchemas.ts';
import { AccountAnswer } from './AccountAnswer.tsx';
import { SecretField } from './SecretField.tsx';
import { useAccountChange } from './useAccountChange.ts';

/* The dialog's words are centred; a field's are not. */
const FieldPlace = styled.div`
  text-align: left;
`;

/** Asks twice, and for the password; the guard then leads to the login, which says what happened. */
export function DeleteAccount() {
  const text = useText();
  const fieldError = useFieldError();
  const { deleteAccount } = useAuthActions();
  const keepButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const form = useForm({ resolver: valibotResolver(proofForm), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const { answer, run } = useAccountChange(() =>
    form.setError('password', { message: 'invalid.currentPassword' }, { shouldFocus: true }),
  );

  const close = () => {
    setIsAsking(false);
    form.reset();
  };
  const submit = form.handleSubmit(async ({ password }) => {
    await run(() => deleteAccount({ password }), 'login.account-deleted');
  });

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
        <Form isBusy={isSubmitting} onSubmit={submit} label={text('account.delete')}>
          <FieldPlace>
            <SecretField
              {...form.register('password')}
              label={text('field.currentPassword')}
              autoComplete="current-password"
              error={fieldError(errors.password)}
              readOnly={isSubmitting}
            />
          </FieldPlace>
          <AccountAnswer answer={answer} />
          <DialogActions>
            <Button ref={keepButton} onClick={close}>
              {text('account.keep')}
            </Button>
            <Button
              type="submit"
              variant="danger"
              isBusy={isSubmitting}
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
