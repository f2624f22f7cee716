import { color, PasswordField, type PasswordFieldProps } from '@aulario/ui';
import { type ChangeEvent, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../language/useTranslate.ts';
import { loadJudge } from './loadJudge.ts';
import { type PasswordHint, usePasswordHint } from './usePasswordHint.ts';

const Words = styled.span`
  display: block;

  &:not(:empty) {
    margin-top: 4px;
    color: ${color.text};
    font-weight: 600;
  }
`;

interface NewPasswordFieldProps
  extends Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'hint' | 'autoComplete'> {
  /** The account's address, if known: the password must not contain parts of it. */
  email: string;
}

/**
 * A field for a new password. The rules are visible before typing. The strength in words describes
 * the field and is announced when it changes.
 */
export function NewPasswordField({ email, onChange, ...props }: NewPasswordFieldProps) {
  const text = useTranslate();
  const [typed, setTyped] = useState('');
  const hint = usePasswordHint(typed, email);
  return (
    <PasswordField
      {...props}
      showLabel={text('field.showPassword')}
      hideLabel={text('field.hidePassword')}
      autoComplete="new-password"
      hint={
        <>
          {text('password.rules')}
          <Words role="status">{hintText(hint, text)}</Words>
        </>
      }
      onFocus={() => void loadJudge()}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        return onChange?.(event);
      }}
    />
  );
}

function hintText(hint: PasswordHint, text: ReturnType<typeof useTranslate>): string | null {
  if (hint === null) return null;
  if ('missing' in hint) return text('password.missing', { count: hint.missing });
  return text(`password.${hint.strength}`);
}
