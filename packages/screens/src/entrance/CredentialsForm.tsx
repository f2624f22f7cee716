import type { Credentials } from '@aulario/auth';
import { FailureNote } from '@aulario/frame/form/FailureNote.tsx';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, Form, Note, TextField } from '@aulario/ui';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import type { GenericSchema, GenericSchemaAsync } from 'valibot';
import { useAttempt } from '../form/useAttempt.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { LocalizedPasswordField } from '../password/LocalizedPasswordField.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';

/** Restores the focus to a text field that lost it by being disabled. */
function useReturningFocus(areDisabled: boolean): void {
  const typedIn = useRef<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (areDisabled) {
      typedIn.current = active instanceof HTMLInputElement ? active : null;
      return;
    }
    if (active === null || active === document.body) typedIn.current?.focus();
    typedIn.current = null;
  }, [areDisabled]);
}

interface CredentialsFormProps {
  schema: GenericSchema<Credentials, Credentials> | GenericSchemaAsync<Credentials, Credentials>;
  submitId: MessageId;
  busyId: MessageId;
  /** Why the visitor was sent here; replaced by a failure. */
  notice?: string | undefined;
  /** The initial address, kept when the form is shown again. */
  email?: string | undefined;
  /** Called with the address at each change. */
  onEmail?: ((email: string) => void) | undefined;
  /** Whether this form chooses a new password instead of asking for the existing one. */
  isNew?: boolean | undefined;
  onSubmit: (credentials: Credentials) => Promise<void>;
}

/** The e-mail and password form of login and sign-up. Typed text survives a failure. */
export function CredentialsForm(props: CredentialsFormProps) {
  const text = useTranslate();
  const { answer, attempt, clear } = useAttempt();
  const { field, submitWith, isSubmitting, watch } = useSchemaForm<Credentials>(props.schema, {
    email: props.email ?? '',
    password: '',
  });
  // The specification disables the fields of the sign-up.
  const areDisabled = isSubmitting && props.isNew === true;
  const whileBusy = areDisabled ? { disabled: true, readOnly: false } : {};
  useReturningFocus(areDisabled);

  const submit = submitWith(clear, (credentials) => attempt(() => props.onSubmit(credentials)));

  // The field registered first gets the focus on errors.
  const email = field('email', {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => props.onEmail?.(target.value),
  });
  const password = { ...field('password'), label: text('field.password'), ...whileBusy };

  return (
    <Form isBusy={isSubmitting} onSubmit={submit}>
      <FailureNote message={answer?.message ?? null} />
      {answer === null && props.notice !== undefined && (
        <Note tone="info" role="alert">
          {props.notice}
        </Note>
      )}
      <TextField
        {...email}
        label={text('field.email')}
        type="email"
        autoComplete="username"
        {...whileBusy}
      />
      {props.isNew ? (
        <NewPasswordField {...password} email={watch('email')} typed={watch('password')} />
      ) : (
        <LocalizedPasswordField {...password} autoComplete="current-password" />
      )}
      <Button type="submit" size="big" isBusy={isSubmitting} busyLabel={text(props.busyId)}>
        {text(props.submitId)}
      </Button>
    </Form>
  );
}
