import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Chevron, Select, SelectFrame, type SelectOption, SelectOptions } from './selectParts.tsx';

/** Select attributes, `ref` included, the field's texts and the options. */
interface SelectFieldOwnProps extends Omit<ComponentProps<'select'>, 'children'>, FieldTexts {
  options: readonly SelectOption[];
  /** The first option; its value is ''. */
  placeholder?: string | undefined;
  /** Language of the placeholder where it differs from the page's. */
  placeholderLang?: string | undefined;
}

export type SelectFieldProps = SelectFieldOwnProps &
  ({ placeholder: string } | { placeholderLang?: undefined });

/** A native select with label, hint and error. */
export function SelectField({
  label,
  labelLang,
  hint,
  error,
  options,
  placeholder,
  placeholderLang,
  id,
  'aria-describedby': describedBy,
  ...attributes
}: SelectFieldProps) {
  return (
    <Field id={id} describedBy={describedBy} {...{ label, labelLang, hint, error }}>
      {(wiring) => (
        <SelectFrame>
          <Select {...attributes} {...wiring}>
            {placeholder !== undefined && (
              <option value="" lang={placeholderLang}>
                {placeholder}
              </option>
            )}
            <SelectOptions options={options} />
          </Select>
          <Chevron />
        </SelectFrame>
      )}
    </Field>
  );
}
