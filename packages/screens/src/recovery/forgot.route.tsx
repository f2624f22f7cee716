import { useAuthActions } from '@aulario/auth/react';
import { type Answer, FormAnswer } from '@aulario/frame/form/FormAnswer.tsx';
import { useFieldError } from '@aulario/frame/form/useFieldError.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths, screens } from '@aulario/frame/navigation/paths.ts';
import { authErrorMessage } from '@aulario/frame/session/authErrorMessage.ts';
import { Session } from '@aulario/frame/session/Session.tsx';
import { Button, Form, Link, TextField } from '@aulario/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthLayout } from '../entrance/AuthLayout.tsx';
import { forgotForm } from '../entrance/credentialsSchemas.ts';
import { useTypedEmail } from '../entrance/typedEmail.ts';

/** Requests the mail with a link to set a new password. Shows the same answer for every address. */
function ForgotForm() {
  const text = useTranslate();
  const fieldError = useFieldError();
  const { sendPasswordReset } = useAuthActions();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(forgotForm),
    defaultValues: { email: useTypedEmail() },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    setAnswer(null);
    try {
      await sendPasswordReset(email);
      setAnswer({ tone: 'success', message: 'forgot.sent' });
    } catch (error) {
      setAnswer({ tone: 'danger', message: authErrorMessage(error) });
    }
  });

  return (
    <Form isBusy={isSubmitting} onSubmit={submit}>
      <p>{text('forgot.lead')}</p>
      <FormAnswer answer={answer} />
      <TextField
        {...register('email')}
        label={text('field.email')}
        type="email"
        autoComplete="username"
        error={fieldError(errors.email)}
        readOnly={isSubmitting}
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
