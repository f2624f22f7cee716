import { type AccountLink, AuthError } from '@aulario/auth';
import { useAuthActions } from '@aulario/auth/react';
import { FailureNote } from '@aulario/frame/form/FailureNote.tsx';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { authErrorMessage } from '@aulario/frame/session/authErrorMessage.ts';
import { Button, Form } from '@aulario/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { resetForm } from '../entrance/credentialsSchemas.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { linkTexts } from './linkTexts.ts';

interface LinkFormProps {
  code: string;
  link: AccountLink;
  onDone: () => void;
  onInvalid: () => void;
}

/** Accepts any password, since links without a form have no field for it. */
const noForm = v.object({ password: v.string() });

/** Explains a link and follows it; a reset link asks for the new password first. */
export function LinkForm({ code, link, onDone, onInvalid }: LinkFormProps) {
  const text = useTranslate();
  const { followLink, resetPassword } = useAuthActions();
  const [failure, setFailure] = useState<MessageId | null>(null);
  const isReset = link.kind === 'reset-password';
  const { field, handleSubmit, isSubmitting } = useSchemaForm(
    isReset ? resetForm(link.email) : noForm,
    { password: '' },
  );
  const texts = linkTexts[link.kind];

  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await (isReset ? resetPassword({ code, password }) : followLink(code));
      onDone();
    } catch (error) {
      if (error instanceof AuthError && error.code === 'invalid-link') onInvalid();
      else setFailure(authErrorMessage(error));
    }
  });

  return (
    <Form isBusy={isSubmitting} onSubmit={submit}>
      <p>{text(texts.text, { email: link.email })}</p>
      <FailureNote message={failure} />
      {isReset && (
        <>
          {/* Tells password managers the account of the password. */}
          <input type="text" autoComplete="username" value={link.email} readOnly hidden />
          <NewPasswordField
            {...field('password')}
            label={text('field.newPassword')}
            email={link.email}
          />
        </>
      )}
      <Button type="submit" size="big" isBusy={isSubmitting} busyLabel={text('link.busy')}>
        {text(texts.submit)}
      </Button>
    </Form>
  );
}
