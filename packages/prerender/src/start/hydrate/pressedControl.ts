const controls = 'a, button, label, summary, input';

/**
 * The control that a mouse event is on; null for none, and for another button or a press with a key, which the
 * browser handles by itself.
 */
export function pressedControl(event: MouseEvent): Element | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest(controls) : null;
}
