import { nameOf } from './keepPlace.ts';
import { pressedControl } from './pressedControl.ts';

/**
 * Browsers make no click of a press whose element is removed before the button of the mouse goes up, as a
 * translator's elements are when the application takes a page over (foreignChanges.ts), and all elements of a
 * page that it replaces (replacePage.ts). Clicks what was pressed then. Taps come with a whole press at once.
 *
 * @returns What ends it, once the press that has begun is over.
 */
export function finishPresses(): () => void {
  let begun: { target: Element; control: Element; name: string } | null = null;
  let isEnded = false;

  const begin = (event: MouseEvent) => {
    const control = pressedControl(event);
    if (control !== null)
      begun = { target: event.target as Element, control, name: nameOf(control) };
  };
  const finish = (event: MouseEvent) => {
    const press = begun;
    begun = null;
    if (isEnded) remove();
    if (press === null || press.target.isConnected) return;
    const control = pressedControl(event);
    if (!(control instanceof HTMLElement)) return;
    if (control === press.control || nameOf(control) === press.name) control.click();
  };
  const remove = () => {
    removeEventListener('mousedown', begin, true);
    removeEventListener('mouseup', finish, true);
  };
  addEventListener('mousedown', begin, true);
  addEventListener('mouseup', finish, true);
  return () => {
    isEnded = true;
    if (begun === null) remove();
  };
}
