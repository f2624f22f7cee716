const controls = 'a, button, label, summary, input';

/** Whether the browser opens the link of a click elsewhere. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * The control that a mouse event is on; null for none, and for another button or a press with a key, which the
 * browser handles by itself.
 */
export function pressedControl(event: MouseEvent): Element | null {
  const { target, button } = event;
  if (button !== 0 || opensElsewhere(event)) return null;
  return target instanceof Element ? target.closest(controls) : null;
}
