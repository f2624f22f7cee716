import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/scale.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface CopyFieldProps {
  label: string;
  /** The text to copy. */
  value: string;
  hint?: string | undefined;
  copyLabel: string;
  /** `ghost` by default; `primary` if copying is the one action of its dialog. */
  copyVariant?: ButtonProps['variant'];
  /** Announced once the value is in the clipboard. */
  copiedLabel: string;
}

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;

  & > :not(button) { width: 100%; }
`;

/** A read-only text with a button that copies it. */
export function CopyField({
  label,
  value,
  hint,
  copyLabel,
  copyVariant = 'ghost',
  copiedLabel,
}: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(value);
    } catch {
      // If the browser refuses, the text is selected for manual copying.
      setCopied('');
      field.current?.select();
      // Some browsers do not focus a field when its text is selected.
      field.current?.focus();
    }
  };

  return (
    <Root>
      <TextField
        ref={field}
        readOnly
        label={label}
        hint={hint}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant={copyVariant} onClick={() => void copy()}>
        {copyLabel}
      </Button>
      <p role="status">{copied !== '' && copied === value && copiedLabel}</p>
    </Root>
  );
}
