import { useAuthActions } from '@aulario/auth/react';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { TextField } from '@aulario/ui';
import { loginForm } from '../entrance/credentialsSchemas.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { CurrentPasswordField } from '../password/CurrentPasswordField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { useAccountChange } from './useAccountChange.ts';

const empty = { email: '', password: '' };

export function ChangeEmail() {
  const text = useTranslate();
  const { changeEmail } = useAuthActions();
  const form = useSchemaForm(loginForm, empty);
  const { answer, run } = useAccountChange(() =>
    form.showError('password', 'invalid.currentPassword'),
  );

  const submit = form.handleSubmit(async (change) => {
    if (await run(() => changeEmail(change), 'account.emailDone')) form.reset(empty);
  });

  return (
    <AccountForm
      titleId="account.email"
      submitId="account.emailSend"
      isBusy={form.isSubmitting}
      answer={answer}
      onSubmit={submit}
    >
      <TextField
        {...form.field('email')}
        label={text('field.newEmail')}
        type="email"
        autoComplete="email"
      />
      <CurrentPasswordField {...form.field('password')} />
    </AccountForm>
  );
}
