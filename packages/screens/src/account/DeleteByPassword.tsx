import { useAuthActions } from '@aulario/auth/react';
import { useFieldError } from '@aulario/frame/form/useFieldError.ts';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { proofForm } from '../entrance/credentialsSchemas.ts';
import { CurrentPasswordField } from '../password/CurrentPasswordField.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useAccountChange } from './useAccountChange.ts';

/* The dialog's words are centred; a field's are not. */
const FieldPlace = styled.div`
  text-align: left;
`;

export function DeleteByPassword() {
  const fieldError = useFieldError();
  const { deleteAccount } = useAuthActions();
  const form = useForm({ resolver: valibotResolver(proofForm), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const { answer, run } = useAccountChange(() =>
    form.setError('password', { message: 'invalid.currentPassword' }, { shouldFocus: true }),
  );
  const submit = form.handleSubmit(async (proof) => {
    await run(() => deleteAccount(proof), 'login.account-deleted');
  });

  return (
    <DeleteDialog
      isBusy={isSubmitting}
      answer={answer}
      onSubmit={submit}
      onClose={() => form.reset()}
    >
      <FieldPlace>
        <CurrentPasswordField
          {...form.register('password')}
          error={fieldError(errors.password)}
          readOnly={isSubmitting}
        />
      </FieldPlace>
    </DeleteDialog>
  );
}
