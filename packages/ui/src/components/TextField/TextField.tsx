import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Input } from '../Field/fieldParts.ts';

/** Input attributes, `ref` included, and the field's texts. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {
  /** The type of the input: one line of text. `text` by default. */
  type?: 'text' | 'email' | 'url' | 'number' | 'date' | 'time' | undefined;
}

/** A single-line text field with label, hint and error. */
export function TextField({
  label,
  labelLang,
  hint,
  error,
  id,
  'aria-describedby': describedBy,
  ...attributes
}: TextFieldProps) {
  return (
    <Field id={id} describedBy={describedBy} {...{ label, labelLang, hint, error }}>
      {(wiring) => <Input type="text" {...attributes} {...wiring} />}
    </Field>
  );
}
