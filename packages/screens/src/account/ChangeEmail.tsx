import { useAuthActions } from '@aulario/auth/react';
import { useFieldError } from '@aulario/frame/form/useFieldError.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { TextField } from '@aulario/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { loginForm } from '../entrance/credentialsSchemas.ts';
import { CurrentPasswordField } from '../password/CurrentPasswordField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { useAccountChange } from './useAccountChange.ts';

const empty = { email: '', password: '' };

export function ChangeEmail() {
  const text = useTranslate();
  const fieldError = useFieldError();
  const { changeEmail } = useAuthActions();
  const form = useForm({ resolver: valibotResolver(loginForm), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const { answer, run } = useAccountChange(() =>
    form.setError('password', { message: 'invalid.currentPassword' }, { shouldFocus: true }),
  );

  const submit = form.handleSubmit(async (change) => {
    if (await run(() => changeEmail(change), 'account.emailDone')) form.reset(empty);
  });

  return (
    <AccountForm
      titleId="account.email"
      submitId="account.emailSend"
      isBusy={isSubmitting}
      answer={answer}
      onSubmit={submit}
    >
      <TextField
        {...form.register('email')}
        label={text('field.newEmail')}
        type="email"
        autoComplete="email"
        error={fieldError(errors.email)}
        readOnly={isSubmitting}
      />
      <CurrentPasswordField
        {...form.register('password')}
        error={fieldError(errors.password)}
        readOnly={isSubmitting}
      />
    </AccountForm>
  );
}
