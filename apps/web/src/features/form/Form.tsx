import { space } from '@aulario/ui';
import type { ReactNode, SubmitEventHandler } from 'react';
import styled from 'styled-components';

const Root = styled.form`
  display: grid;
  gap: ${space.s24};
`;

interface FormProps {
  /** Set its fields `readOnly` meanwhile: a disabled one would lose the focus and what is typed. */
  isBusy: boolean;
  /** The form's name where a screen has several. */
  label?: string | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form with its own messages in place of the browser's. */
export function Form({ isBusy, label, onSubmit, children }: FormProps) {
  return (
    <Root
      noValidate
      // Sent before the application has come, nothing of it may stand in an address.
      method="post"
      aria-label={label}
      aria-busy={isBusy}
      onSubmit={onSubmit}
    >
      {children}
    </Root>
  );
}
