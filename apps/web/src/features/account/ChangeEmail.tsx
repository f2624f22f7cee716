import { useAuthActions } from '@aulario/auth/react';
import { Button, TextField } from '@aulario/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { Form } from '../form/Form.tsx';
import { useFieldError } from '../form/useFieldError.ts';
import { useText } from '../language/useText.ts';
import { SecretField } from '../password/SecretField.tsx';
import { loginForm } from '../session/credentialsSchemas.ts';
import { AccountAnswer } from './AccountAnswer.tsx';
import { useAccountChange } from './useAccountChange.ts';

const empty = { email: '', password: '' };

export function ChangeEmail() {
  const text = useText();
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
    <Form isBusy={isSubmitting} onSubmit={submit} label={text('account.email')}>
      <h3>{text('account.email')}</h3>
      <TextField
        {...form.register('email')}
        label={text('field.newEmail')}
        type="email"
        autoComplete="email"
        error={fieldError(errors.email)}
        readOnly={isSubmitting}
      />
      <SecretField
        {...form.register('password')}
        label={text('field.currentPassword')}
        autoComplete="current-password"
        error={fieldError(errors.password)}
        readOnly={isSubmitting}
      />
      <AccountAnswer answer={answer} />
      <div>
        <Button
          type="submit"
          variant="ghost"
          isBusy={isSubmitting}
          busyLabel={text('account.busy')}
        >
          {text('account.emailSend')}
        </Button>
      </div>
    </Form>
  );
}
