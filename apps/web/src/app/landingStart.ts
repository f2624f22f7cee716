import { listening } from './listening.ts';

// What the landing page runs. It stands there drawn, and is read without the application, which comes
// with the visitor's first act. Links work before it has come; what else was asked for in between is
// asked again.

const root = document.getElementById('root');
const acts = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'];

let isComing = false;
let askAgain: (() => void) | undefined;

const loadApplication = () => import(/* @vite-ignore */ root?.dataset['application'] ?? '');

/** When a page comes or moves under a pointer that lies still, the browser tells of that, too. */
const liesStill = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

function act(event: Event) {
  if (liesStill(event)) return;
  const { target, type } = event;
  if (type === 'submit' && target instanceof HTMLFormElement) {
    event.preventDefault();
    askAgain = () => target.requestSubmit();
  }
  const button = type === 'click' && (target as Element).closest<HTMLElement>('[type=button]');
  if (button) askAgain = () => button.click();
  if (isComing) return;
  isComing = true;
  loadApplication().catch(() => {
    isComing = false;
    if (!askAgain) return;
    // After a deploy the code has another address, which the page knows when it is loaded anew; and
    // without a network it would be gone.
    const found = fetch(location.href, { method: 'HEAD' });
    found.then(() => location.reload()).catch(() => undefined);
  });
}

if (document.documentElement.lang === 'es') {
  for (const name of acts) addEventListener(name, act);
  root?.addEventListener(listening, () => {
    for (const name of acts) removeEventListener(name, act);
    askAgain?.();
  });
} else {
  void loadApplication();
}
