import { pressedMark } from '../pageAttributes.ts';
import { actionOf, opensElsewhere } from './pressedControl.ts';

const controls = '[type=button], [type=checkbox], [popovertarget], a[hreflang]';

/**
 * Marks the pressed control if it needs the application, which then repeats the press: a button, a filter, or
 * the language switch, which keeps typed text and remembers the choice. The mark says what it was pressed for.
 * With a modifier key the browser opens the link elsewhere. Returns whether it did.
 */
export function holdControl(event: MouseEvent): boolean {
  const pressed = (event.target as Element).closest<HTMLElement>(controls);
  if (pressed === null || (pressed.tagName === 'A' && opensElsewhere(event))) return false;
  // The browser would follow the link, tick the filter, or open a panel that is still empty.
  event.preventDefault();
  pressed.setAttribute(pressedMark, actionOf(pressed));
  return true;
}
