import { useAuthActions } from '@aulario/auth/react';
import { type Answer, FormAnswer } from '@aulario/frame/form/FormAnswer.tsx';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useAccount } from '@aulario/frame/session/account.ts';
import { Button, Disclosure, Form, TextField } from '@aulario/ui';
import type { ReactNode, SubmitEventHandler } from 'react';
import { loginForm, passwordForm } from '../entrance/credentialsSchemas.ts';
import { useAttempt } from '../form/useAttempt.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { CurrentPasswordField } from '../password/LocalizedPasswordField.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';

interface AccountFormProps {
  titleId: MessageId;
  submitId: MessageId;
  isBusy: boolean;
  answer: Answer | null;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
}

/** A form for a setting that requires the account's password. */
function AccountForm(props: AccountFormProps) {
  const text = useTranslate();
  const title = text(props.titleId);
  return (
    <Disclosure label={title}>
      <Form isBusy={props.isBusy} onSubmit={props.onSubmit} label={title}>
        {props.children}
        <FormAnswer answer={props.answer} />
        <div>
          <Button
            type="submit"
            variant="ghost"
            isBusy={props.isBusy}
            busyLabel={text('account.busy')}
          >
            {text(props.submitId)}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}

const noEmail = { email: '', password: '' };

export function ChangeEmail() {
  const text = useTranslate();
  const { changeEmail } = useAuthActions();
  const form = useSchemaForm(loginForm, noEmail);
  const { answer, clear, attempt } = useAttempt({
    'invalid-credentials': () => form.showError('password', 'invalid.currentPassword'),
  });

  const submit = form.submitWith(clear, async (change) => {
    if (await attempt(() => changeEmail(change), 'account.emailDone')) form.reset(noEmail);
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

const noPasswords = { current: '', password: '' };

export function ChangePassword() {
  const text = useTranslate();
  const { email } = useAccount();
  const { changePassword } = useAuthActions();
  const form = useSchemaForm(passwordForm(email), noPasswords);
  const { answer, clear, attempt } = useAttempt({
    'invalid-credentials': () => form.showError('current', 'invalid.currentPassword'),
  });

  const submit = form.submitWith(clear, async (change) => {
    if (await attempt(() => changePassword(change), 'account.passwordDone'))
      form.reset(noPasswords);
  });

  return (
    <AccountForm
      titleId="account.password"
      submitId="account.passwordSave"
      isBusy={form.isSubmitting}
      answer={answer}
      onSubmit={submit}
    >
      {/* Tells password managers the account of the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField {...form.field('current')} />
      <NewPasswordField
        {...form.field('password')}
        label={text('field.newPassword')}
        email={email}
        typed={form.watch('password')}
      />
    </AccountForm>
  );
}
