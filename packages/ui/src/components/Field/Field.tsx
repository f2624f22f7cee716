import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../icons/ownIcons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ErrorText, Hint, Label } from './fieldParts.ts';

/** The props that all fields share. */
export interface FieldTexts {
  label: string;
  /** Language of the label where it differs from the page's. */
  labelLang?: string | undefined;
  /** Help, tied to the control as its description. */
  hint?: ReactNode;
  /** The error and how to correct it; marks the control as invalid. */
  error?: ReactNode;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id: string | undefined;
  describedBy: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, hint and error, in this order. */
export function Field({ id, describedBy, label, labelLang, hint, error, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const descriptions = [describedBy, hintId, errorId].filter((part) => part !== undefined);

  return (
    <Stack gap={3}>
      <Label htmlFor={controlId} lang={labelLang}>
        {label}
      </Label>
      {children({
        id: controlId,
        'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hintId && <Hint id={hintId}>{hint}</Hint>}
      {errorId && (
        <ErrorText id={errorId}>
          <WarningIcon />
          <span>{error}</span>
        </ErrorText>
      )}
    </Stack>
  );
}
