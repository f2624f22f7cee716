/** The key that leads to the search field, as `KeyboardEvent.key` gives it. */
export const searchShortcut = '/';

/** Whether what is pressed there is meant for the page and not for a text. */
const isFree = (target: EventTarget | null) =>
  !(
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
  );

/**
 * Focuses the search field, its text selected, if the event is the search shortcut: the key alone,
 * pressed anywhere but in a field. Any other event is ignored.
 */
export function followSearchShortcut(event: KeyboardEvent, field: HTMLInputElement | null): void {
  const isOther = event.key !== searchShortcut || event.ctrlKey || event.metaKey || event.altKey;
  if (isOther || event.defaultPrevented || !isFree(event.target)) return;
  event.preventDefault();
  field?.focus();
  field?.select();
}
