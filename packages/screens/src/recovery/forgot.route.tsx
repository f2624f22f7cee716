import { useAuthActions } from '@aulario/auth/react';
import { FormAnswer } from '@aulario/frame/form/FormAnswer.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths, screens } from '@aulario/frame/navigation/paths.ts';
import { Session } from '@aulario/frame/session/Session.tsx';
import { Button, Form, Link, TextField } from '@aulario/ui';
import { AuthLayout } from '../entrance/AuthLayout.tsx';
import { forgotForm } from '../entrance/credentialsSchemas.ts';
import { useTypedEmail } from '../entrance/typedEmail.ts';
import { useAttempt } from '../form/useAttempt.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';

/** Requests the mail with a link to set a new password. Shows the same answer for every address. */
function ForgotForm() {
  const text = useTranslate();
  const { sendPasswordReset } = useAuthActions();
  const { answer, attempt, clear } = useAttempt();
  const { field, submitWith, isSubmitting } = useSchemaForm(forgotForm, {
    email: useTypedEmail(),
  });

  const submit = submitWith(clear, ({ email }) =>
    attempt(() => sendPasswordReset(email), 'forgot.sent'),
  );

  return (
    <Form isBusy={isSubmitting} onSubmit={submit}>
      <p>{text('forgot.lead')}</p>
      <FormAnswer answer={answer} />
      <TextField
        {...field('email')}
        label={text('field.email')}
        type="email"
        autoComplete="username"
      />
      <Button type="submit" size="big" isBusy={isSubmitting} busyLabel={text('forgot.busy')}>
        {text('forgot.submit')}
      </Button>
    </Form>
  );
}

/** Also for signed-in users, who may have forgotten their password. */
export function Component() {
  const text = useTranslate();
  return (
    <Session>
      <AuthLayout
        door="ajar"
        title={text(screens.forgot.title)}
        links={
          <p>
            <Link href={paths.login}>{text('forgot.login')}</Link>
          </p>
        }
      >
        <ForgotForm />
      </AuthLayout>
    </Session>
  );
}
