import type { ReactNode, SubmitEventHandler } from 'react';
import { Stack } from '../Stack/Stack.tsx';

export interface FormProps {
  /** Set the fields `readOnly` while busy: disabled fields lose their focus and values. */
  isBusy: boolean;
  /** The form's name on a screen with several forms. */
  label?: string | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form that shows its own validation messages instead of the browser's. */
export function Form({ isBusy, label, onSubmit, children }: FormProps) {
  return (
    <Stack
      as="form"
      noValidate
      // A submission before hydration must not put the values into the address.
      method="post"
      aria-label={label}
      aria-busy={isBusy}
      onSubmit={onSubmit}
    >
      {children}
    </Stack>
  );
}
