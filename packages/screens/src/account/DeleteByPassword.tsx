import { useAuthActions } from '@aulario/auth/react';
import styled from 'styled-components';
import { proofForm } from '../entrance/credentialsSchemas.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { CurrentPasswordField } from '../password/CurrentPasswordField.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useAccountChange } from './useAccountChange.ts';

/* The dialog's words are centred; a field's are not. */
const FieldPlace = styled.div`
  text-align: left;
`;

export function DeleteByPassword() {
  const { deleteAccount } = useAuthActions();
  const form = useSchemaForm(proofForm, { password: '' });
  const { answer, run } = useAccountChange(() =>
    form.showError('password', 'invalid.currentPassword'),
  );
  const submit = form.handleSubmit(async (proof) => {
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
