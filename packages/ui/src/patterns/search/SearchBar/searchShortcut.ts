/** The search shortcut, as in `KeyboardEvent.key`. */
export const searchShortcut = '/';

/** Whether a key pressed in this element is not text input. */
const isFree = (target: EventTarget | null) =>
  !(
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
  );

/**
 * Focuses the search field and selects its text if the event is the search shortcut: the key
 * without modifiers, pressed outside of fields. Ignores other events.
 */
export function followSearchShortcut(event: KeyboardEvent, field: HTMLInputElement | null): void {
  const isOther = event.key !== searchShortcut || event.ctrlKey || event.metaKey || event.altKey;
  if (isOther || event.defaultPrevented || !isFree(event.target)) return;
  event.preventDefault();
  field?.focus();
  field?.select();
}
