import { TextField, type TextFieldProps } from '@aulario/ui';
import { useState } from 'react';

interface DraftFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur'> {
  /** What is kept. */
  value: string;
  /** Told what was typed as soon as the browser finds it valid. */
  onCommit: (value: string) => void;
}

/** A field that keeps what is valid, and shows what is typed meanwhile. */
export function DraftField({ value, onCommit, ...field }: DraftFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (currentTarget.validity.valid) onCommit(currentTarget.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
