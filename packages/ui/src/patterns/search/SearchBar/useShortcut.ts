import { type RefObject, useLayoutEffect } from 'react';

/** Whether a key that is pressed here is meant for the page and not for a text. */
const isFree = (target: EventTarget | null) =>
  !(
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
  );

/** Leads to a field, its text selected, when `key` is pressed anywhere but in another field. */
export function useShortcut(
  key: string | undefined,
  field: RefObject<HTMLInputElement | null>,
): void {
  // Before anything is painted: a key that is pressed at first sight counts.
  useLayoutEffect(() => {
    if (key === undefined) return;
    const lead = (event: KeyboardEvent) => {
      const isOther = event.key !== key || event.ctrlKey || event.metaKey || event.altKey;
      if (isOther || event.defaultPrevented || !isFree(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [key, field]);
}
