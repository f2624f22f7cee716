const controls = 'a, button, label, summary, input';

/** What pressing a control would do: a control that switches says it by its state or by its label. */
export const actionOf = (control: Element): string =>
  `${control.getAttribute('aria-pressed') ?? ''} ${control.getAttribute('aria-label') ?? ''}`;

/** The control that an event is on; null for none. */
export const controlOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(controls) : null;

/** Whether the browser opens the link of a click elsewhere. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * The control that a mouse event is on; null for none, and for another button or a press with a key, which the
 * browser handles by itself.
 */
export const pressedControl = (event: MouseEvent): Element | null =>
  event.button !== 0 || opensElsewhere(event) ? null : controlOf(event);
