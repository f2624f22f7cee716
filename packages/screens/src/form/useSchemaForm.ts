import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { SubmitEventHandler } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import type { GenericSchema, GenericSchemaAsync } from 'valibot';

/** The form of {@link useSchemaForm}, for the components of its fields. */
export type SchemaForm<Values extends FieldValues> = ReturnType<typeof useSchemaForm<Values>>;

/** A form whose values a schema checks; the schema's messages are ids of texts. */
export function useSchemaForm<Values extends FieldValues>(
  schema: GenericSchema<Values, Values> | GenericSchemaAsync<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const text = useTranslate();
  const { handleSubmit, ...form } = useForm<Values>({
    resolver: valibotResolver(schema),
    defaultValues,
  });
  const { isSubmitting } = form.formState;

  const errorOf = (name: FieldPath<Values>): string | undefined => {
    const message = form.getFieldState(name, form.formState).error?.message;
    const words = message && text(message as MessageId);
    // A message of the library itself has no text here.
    return words === message ? undefined : words;
  };

  /** The props of a field: its registration, its translated error, and read-only while the form is sent. */
  const field = <Name extends FieldPath<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => ({ ...form.register(name, options), error: errorOf(name), readOnly: isSubmitting });

  /** Shows a text below a field, which gets the focus. */
  const showError = (name: FieldPath<Values>, message: MessageId) =>
    form.setError(name, { message }, { shouldFocus: true });

  /**
   * The handler of a form: `forget` takes away the answer to the last attempt, which says nothing of
   * this one; `send` gets the values if the schema accepts them.
   */
  const submitWith = (
    forget: () => void,
    send: (values: Values) => Promise<unknown>,
  ): SubmitEventHandler<HTMLFormElement> => {
    const submit = handleSubmit(send);
    return (event) => {
      forget();
      void submit(event);
    };
  };

  return { ...form, field, showError, submitWith, isSubmitting };
}
