import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/color.ts';
import { space } from '../../theme/scale.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { controlLook } from '../Field/fieldParts.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

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

const Frame = styled.div`
  position: relative;
`;

const Select = styled.select`
  ${controlLook}
  padding-inline-end: 42px;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;

  option { background: ${color.surface}; color: ${color.text}; }
`;

const Chevron = styled(ChevronDownIcon)`
  position: absolute;
  top: ${space.s14};
  inset-inline-end: 13px;
  pointer-events: none;
`;

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
        <Frame>
          <Select {...attributes} {...wiring}>
            {placeholder !== undefined && (
              <option value="" lang={placeholderLang}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Chevron />
        </Frame>
      )}
    </Field>
  );
}
