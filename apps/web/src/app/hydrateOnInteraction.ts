import { recoverByReload } from '../features/errors/recoverByReload.ts';
import { hydratedEvent } from './hydratedEvent.ts';

// What a page runs that stands there drawn. It is read without the application, which comes with the
// visitor's first act, or, where the page says so, when it idles. Links work before it has come; what
// else was asked for in between is asked again, and what was typed is kept.

const root = document.getElementById('root');
const { elsewhere } = document.documentElement.dataset;
const acts = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'];

/** In ms, after the page has loaded. */
const idleAfterMs = 2000;

const typed = new Map<HTMLInputElement, string>();
let isComing = false;
let askAgain: (() => void) | undefined;

function rememberTyped() {
  for (const field of root?.querySelectorAll('input') ?? []) {
    if (field.value !== '') typed.set(field, field.value);
  }
}

async function loadApplication() {
  // The scripts of the screen come with the application's, not after them.
  for (const href of root?.dataset['modules']?.split(' ').filter(Boolean) ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  await import(/* @vite-ignore */ root?.dataset['application'] ?? '');
  // The browser may have filled in something that nobody typed.
  rememberTyped();
}

/** When a page comes or moves under a pointer that lies still, the browser tells of that, too. */
const liesStill = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

function bringApplication() {
  if (isComing) return;
  isComing = true;
  loadApplication().catch(async (error: unknown) => {
    isComing = false;
    if (askAgain) await recoverByReload(window, String(error));
  });
}

/**
 * What only the application can do: a button, or the switch of language, which keeps what was typed
 * and remembers the choice. With a modifier the browser opens a link elsewhere.
 */
function pressedIn(event: MouseEvent): HTMLElement | null {
  const pressed = (event.target as Element).closest<HTMLElement>('[type=button], a[hreflang]');
  if (pressed?.tagName !== 'A') return pressed;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  event.preventDefault();
  return pressed;
}

function act(event: Event) {
  if (liesStill(event)) return;
  const { target, type } = event;
  // A form that names where it leads needs no application.
  if (type === 'submit' && target instanceof HTMLFormElement && target.hasAttribute('action'))
    return;
  if (type === 'submit' && target instanceof HTMLFormElement) {
    event.preventDefault();
    askAgain = () => target.requestSubmit();
  }
  const pressed = type === 'click' && pressedIn(event as MouseEvent);
  if (pressed) askAgain = () => pressed.click();
  bringApplication();
}

/** The application has its own idea of what stands in its fields: it is told as if it were typed. */
function typeAgain() {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (const [field, value] of typed) {
    if (!field.isConnected || field.value === value) continue;
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

if (elsewhere === undefined) {
  for (const name of acts) addEventListener(name, act);
  addEventListener('input', rememberTyped);
  root?.addEventListener(hydratedEvent, () => {
    for (const name of acts) removeEventListener(name, act);
    removeEventListener('input', rememberTyped);
    typeAgain();
    askAgain?.();
  });
  if (root && 'idle' in root.dataset) {
    const wait = () => setTimeout(bringApplication, idleAfterMs);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
  }
} else {
  bringApplication();
}
