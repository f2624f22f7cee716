import { TextField, type TextFieldProps } from '@aulario/ui';
import { useState } from 'react';

interface DraftFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur'> {
  /** The stored value. */
  value: string;
  /** Called with the typed value whenever the browser considers it valid. */
  onCommit: (value: string) => void;
}

/** A field that stores only valid values, and shows the typed text meanwhile. */
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
