import { useLayoutEffect, useRef } from 'react';

/** A disabled field loses the focus; whoever was typing in one finds it there again afterwards. */
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
