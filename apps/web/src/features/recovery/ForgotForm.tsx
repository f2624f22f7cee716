import { useAuthActions } from '@aulario/auth/react';
import { Button, Form, LiveRegion, Note, TextField } from '@aulario/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFieldError } from '../form/useFieldError.ts';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { authErrorMessage } from '../session/authErrorMessage.ts';
import { forgotForm } from '../session/credentialsSchemas.ts';
import { useTypedEmail } from './typedEmail.ts';

/** Requests the mail with a link to set a new password. Shows the same answer for every address. */
export function ForgotForm() {
  const text = useTranslate();
  const fieldError = useFieldError();
  const { sendPasswordReset } = useAuthActions();
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(forgotForm),
    defaultValues: { email: useTypedEmail() },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    setIsSent(false);
    setFailure(null);
    try {
      await sendPasswordReset(email);
      setIsSent(true);
    } catch (error) {
      setFailure(authErrorMessage(error));
    }
  });

  return (
    <Form isBusy={isSubmitting} onSubmit={submit}>
      <p>{text('forgot.lead')}</p>
      <LiveRegion>{isSent && <Note tone="success">{text('forgot.sent')}</Note>}</LiveRegion>
      {failure !== null && (
        <Note tone="danger" role="alert">
          {text(failure)}
        </Note>
      )}
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
