import { TextField, type TextFieldProps } from '@aulario/ui';
import { useState } from 'react';

export interface DraftFieldProps
  extends Omit<TextFieldProps, 'value' | 'error' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  /** The stored value. */
  value: string;
  /** What is allowed; shown when the field is left with anything else. */
  allowed: string;
  /** Called with the typed value whenever the browser considers it valid. */
  onCommit: (value: string) => void;
}

interface Draft {
  typed: string;
  /** The stored value before the field was edited. */
  before: string;
  /** Whether the field was left with an invalid value. */
  isLeft: boolean;
}

/**
 * A field that stores what is typed while it is valid. Left with anything else, it keeps the text,
 * says what is allowed, and stores the value from before, not the valid beginning of the text.
 */
export function DraftField({ value, allowed, onCommit, ...field }: DraftFieldProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  // Once another control has stored a value, the invalid one is outdated.
  const current = draft?.isLeft && draft.before !== value ? null : draft;
  const before = current?.before ?? value;
  const leave = ({ validity, value: typed }: HTMLInputElement) => {
    setDraft(validity.valid ? null : { typed, before, isLeft: true });
    if (!validity.valid && before !== value) onCommit(before);
  };

  return (
    <TextField
      {...field}
      value={current?.typed ?? value}
      error={current?.isLeft && <span role="alert">{allowed}</span>}
      onChange={({ currentTarget }) => {
        setDraft({ typed: currentTarget.value, before, isLeft: false });
        if (currentTarget.validity.valid) onCommit(currentTarget.value);
      }}
      onBlur={({ currentTarget }) => leave(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') leave(currentTarget);
      }}
    />
  );
}
