import { opensQuickView, quickViewLink } from '@aulario/ui';
import { pressedMark } from '../pageAttributes.ts';
import { pressedIn } from './keepPlace.ts';
import { opensElsewhere } from './pressedControl.ts';

/** How long a link to a quick view waits for the application before the browser follows it. */
const quickViewTimeoutMs = 2000;
/** How long what leaves the page waits for the application, which does first what was pressed. */
const leavingTimeoutMs = 10_000;

/** Holds what would leave a page before the application has come. */
export interface HeldPresses {
  /** Holds a form that something else was pressed before. Returns whether it is held. */
  holdSubmit(event: Event, submitter: HTMLElement): boolean;
  /**
   * Holds a click that opens a quick view; with JavaScript off the link leads to the page. Holds one that
   * would leave the page as well, while something else that was pressed waits.
   */
  holdLink(event: MouseEvent): void;
  /** Lets the browser do what the held control is for. */
  letGo(): void;
  /** Holds nothing any longer, as the application does what was pressed. */
  release(): void;
}

export function holdPresses(root: HTMLElement): HeldPresses {
  /** The link or the submit button that was pressed last and waits for the application. */
  let held: Element | null = null;

  /** What is held bears the mark of a press, by which it is found where React renders the page again. */
  function setHeld(control: Element | null) {
    held?.removeAttribute(pressedMark);
    control?.setAttribute(pressedMark, '');
    held = control;
  }

  function letGo() {
    const control = held;
    setHeld(null);
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
    if (control instanceof HTMLButtonElement) control.form?.submit();
  }

  function hold(event: Event, control: Element, timeoutMs: number) {
    event.preventDefault();
    setHeld(control);
    setTimeout(() => control === held && letGo(), timeoutMs);
  }

  /** Whether something else was pressed, which would not be done if the page were left. */
  const hasOther = () => pressedIn(root).some((control) => control !== held);

  return {
    holdSubmit(event, submitter) {
      const isHeld = hasOther();
      if (isHeld) hold(event, submitter, leavingTimeoutMs);
      return isHeld;
    },
    holdLink(event) {
      const link = (event.target as Element).closest('a[href^="/"]:not([target])');
      if (link === null || opensElsewhere(event)) return;
      if (hasOther()) hold(event, link, leavingTimeoutMs);
      else if (link.matches(quickViewLink) && opensQuickView(event))
        hold(event, link, quickViewTimeoutMs);
    },
    letGo,
    release: () => setHeld(null),
  };
}
