import { useLayoutEffect, useRef } from 'react';

/** Restores the focus to a text field that lost it by being disabled. */
export function useReturningFocus(areDisabled: boolean): void {
  const typedIn = useRef<HTMLInputElement | null>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (areDisabled) {
      typedIn.current = active instanceof HTMLInputElement ? active : null;
      return;
    }
    if (active === null || active === document.body) typedIn.current?.focus();
    typedIn.current = null;
  }, [areDisabled]);
}
