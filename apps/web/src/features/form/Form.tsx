import { space } from '@aulario/ui';
import { type ReactNode, type SubmitEventHandler, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

const Root = styled.form`
  display: grid;
  gap: ${space.s24};
`;

interface FormProps {
  isBusy: boolean;
  /** The form's name where a screen has several. */
  label?: string | undefined;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/**
 * A form that speaks for itself: the browser's own messages stay away, and whoever typed in a
 * field that was disabled while the form ran finds the focus there again.
 */
export function Form({ isBusy, label, onSubmit, children }: FormProps) {
  const typedIn = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (isBusy || typedIn.current === null) return;
    const active = document.activeElement;
    if (active === null || active === document.body) typedIn.current.focus();
    typedIn.current = null;
  }, [isBusy]);

  return (
    <Root
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        if (document.activeElement instanceof HTMLInputElement) {
          typedIn.current = document.activeElement;
        }
        onSubmit(event);
      }}
    >
      {children}
    </Root>
  );
}
