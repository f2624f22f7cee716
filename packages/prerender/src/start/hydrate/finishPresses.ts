import { nameOf } from './keepPlace.ts';

const controls = 'a, button, label, summary, input';

/**
 * Browsers make no click of a press whose element is removed before the button of the mouse goes up, as a
 * translator's elements are when the application takes a page over (foreignChanges.ts), and all elements of a
 * page that it replaces (replacePage.ts). Clicks what was pressed then. Taps come with a whole press at once.
 *
 * @returns What ends it, once the press that has begun is over.
 */
export function finishPresses(): () => void {
  let begun: { target: Element; control: HTMLElement; name: string } | null = null;
  let isEnded = false;

  const begin = ({ target, button }: MouseEvent) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    if (control !== null && button === 0)
      begun = { target: target as Element, control, name: nameOf(control) };
  };
  const finish = ({ target }: MouseEvent) => {
    const press = begun;
    begun = null;
    if (isEnded) remove();
    if (press === null || press.target.isConnected) return;
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    if (control === press.control || (control !== null && nameOf(control) === press.name))
      control.click();
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
