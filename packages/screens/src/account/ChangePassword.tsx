import { useAuthActions } from '@aulario/auth/react';
import { useFieldError } from '@aulario/frame/form/useFieldError.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useAccount } from '@aulario/frame/session/account.ts';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { passwordForm } from '../entrance/credentialsSchemas.ts';
import { CurrentPasswordField } from '../password/CurrentPasswordField.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { useAccountChange } from './useAccountChange.ts';

const empty = { current: '', password: '' };

export function ChangePassword() {
  const text = useTranslate();
  const fieldError = useFieldError();
  const { email } = useAccount();
  const { changePassword } = useAuthActions();
  const form = useForm({ resolver: valibotResolver(passwordForm(email)), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const { answer, run } = useAccountChange(() =>
    form.setError('current', { message: 'invalid.currentPassword' }, { shouldFocus: true }),
  );

  const submit = form.handleSubmit(async (change) => {
    if (await run(() => changePassword(change), 'account.passwordDone')) form.reset(empty);
  });

  return (
    <AccountForm
      titleId="account.password"
      submitId="account.passwordSave"
      isBusy={isSubmitting}
      answer={answer}
      onSubmit={submit}
    >
      {/* Tells password managers the account of the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField
        {...form.register('current')}
        error={fieldError(errors.current)}
        readOnly={isSubmitting}
      />
      <NewPasswordField
        {...form.register('password')}
        label={text('field.newPassword')}
        email={email}
        error={fieldError(errors.password)}
        readOnly={isSubmitting}
      />
    </AccountForm>
  );
}
