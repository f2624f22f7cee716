import { type ComponentProps, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, space } from '../../theme/scale.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { Input } from '../Field/fieldParts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/icons.tsx';

/**
 * Input attributes except `type`, and the labels of the button that shows and hides the password.
 */
export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldTexts {
  showLabel: string;
  hideLabel: string;
}

const Frame = styled.div`
  position: relative;
`;

const PasswordInput = styled(Input)`
  padding-inline-end: 54px;
`;

const Toggle = styled(IconButton)`
  position: absolute;
  top: ${space[1]};
  inset-inline-end: ${space[1]};
  color: ${color.textMuted};

  &:focus-visible { outline-offset: -${border.ring}; }
`;

/** A password field with a button that shows and hides the password. */
export function PasswordField({
  label,
  labelLang,
  hint,
  error,
  showLabel,
  hideLabel,
  id,
  'aria-describedby': describedBy,
  ...attributes
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);

  return (
    <Field id={id} describedBy={describedBy} {...{ label, labelLang, hint, error }}>
      {(wiring) => (
        <Frame>
          {/* A visible password must not be sent to a spelling service. */}
          <PasswordInput
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...attributes}
            {...wiring}
            type={isShown ? 'text' : 'password'}
          />
          <Toggle
            label={isShown ? hideLabel : showLabel}
            icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
            aria-controls={wiring.id}
            disabled={attributes.disabled}
            onClick={() => setIsShown(!isShown)}
          />
        </Frame>
      )}
    </Field>
  );
}
