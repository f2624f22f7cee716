import { readToken } from '@aulario/auth';
import { whenIdle, whenLoaded } from '@aulario/frame/async/whenIdle.ts';
import { openStorage } from '@aulario/frame/services/openStorage.ts';
import { readSetting } from '@aulario/frame/settings/settings.ts';
import { isTypingKept } from '@aulario/frame/typing/typingOverReload.ts';
import { followSearchShortcut } from '@aulario/ui';
import { answeredEvent } from '../early/answered.ts';
import { pageAttributes, pressedMark, rootAttributes } from '../pageAttributes.ts';
import { recoverPage } from '../recovery/recoverPage.ts';
import { finishPresses } from './finishPresses.ts';
import { type FollowedTyping, followTyping } from './followTyping.ts';
import { holdControl } from './holdControl.ts';
import { holdPresses } from './holdPresses.ts';
import { hydratedEvent } from './hydratedEvent.ts';
import { pressedIn } from './keepPlace.ts';
import { actionOf, controlOf } from './pressedControl.ts';

// Runs on every prerendered page. The application loads on the visitor's first interaction or,
// where the page says so, when the browser is idle; for a signed-in visitor, and where records may be kept, at
// once. Links and searches work before that; after a while those that open a quick view, and all that would
// leave a page on which something was pressed. A click or submit that needs the application is repeated after hydration, and typed text is
// kept. The search shortcut focuses the search field at once, so no text is lost.

const root = document.getElementById('root');
const failure = document.getElementById('load-failure');
const marks = root && rootAttributes(root);
const page = pageAttributes();
const interactions = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'];

const presses = root && holdPresses(root);
let typing: FollowedTyping | null = null;
let isLoading = false;

async function loadApplication() {
  // Load the screen's scripts in parallel with the application's.
  for (const href of marks?.modules?.split(' ').filter(Boolean) ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  await import(/* @vite-ignore */ marks?.application ?? '');
  if (root) typing?.rememberFilled(root);
}

/** Browsers also send pointermove when the page loads or moves under a pointer at rest. */
const isPointerAtRest = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

function requestApplication() {
  if (isLoading) return;
  isLoading = true;
  loadApplication().catch(async (error: unknown) => {
    isLoading = false;
    presses?.letGo();
    // A visible page waits for the next interaction instead.
    if (page.outdated === undefined && root && pressedIn(root).length === 0) return;
    await recoverPage(String(error));
    // A page that stays cannot do what was asked of it.
    failure?.removeAttribute('hidden');
  });
}

function handleKey(event: KeyboardEvent) {
  const field = root?.querySelector<HTMLInputElement>('input[aria-keyshortcuts]');
  if (field && readSetting(openStorage('localStorage'), 'shortcut') !== 'off')
    followSearchShortcut(event, field);
}

/** Whether the application has taken the page over: it says so a little later, and handles events already. */
const isTakenOver = () => marks !== null && marks.application === undefined;

/** What typing dispatches. */
const typingEvents = [
  ...['keydown', 'keypress', 'beforeinput', 'textInput', 'input', 'keyup', 'change'],
  ...['compositionstart', 'compositionupdate', 'compositionend'],
];

/** What a tap dispatches before its click, and a scroll without one. */
const touchEvents = ['pointerdown', 'touchstart', 'mousedown', 'pointerup', 'touchend', 'mouseup'];

const keptEvents = [...typingEvents, ...touchEvents, 'click'];

const isText = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';

/**
 * For each of these events React would hydrate all of the page at once, and the letter or the tap would be
 * answered after that. What is typed is typed again when the page is hydrated; of a tap only the click of a
 * control does something.
 */
function keepFromReact(event: Event) {
  if (!isLoading || isTakenOver()) return;
  const { type, target } = event;
  const isKept =
    type === 'click' ? controlOf(event) === null : touchEvents.includes(type) || isText(target);
  if (isKept) event.stopPropagation();
}

function handleInteraction(event: Event) {
  if (isPointerAtRest(event) || isTakenOver()) return;
  const { type } = event;
  // A form with an action works without the application; the others are held (startPrerendered.ts).
  if (type === 'submit' && !event.defaultPrevented) {
    const { submitter } = event as SubmitEvent;
    if (submitter === null || !presses?.holdSubmit(event, submitter)) return;
  }
  // Autofill also sends keydown events, which are not keyboard events.
  if (event instanceof KeyboardEvent) handleKey(event);
  if (type === 'click' && !holdControl(event as MouseEvent)) presses?.holdLink(event as MouseEvent);
  requestApplication();
}

/** Shows what is searched while the answer loads. As a default, it does not count as typed. */
function showSearchedText() {
  const field = root?.querySelector<HTMLInputElement>('[role=search] input');
  if (field) field.defaultValue = new URLSearchParams(location.search).get('q') ?? '';
}

/** Whether this browser keeps records, as of a cart: the page shows none of them. */
async function mayKeepRecords(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    // Firefox 125 cannot tell, and a browser may refuse.
    return false;
  }
}

/** Waits for an interaction; without a page to interact with, the application loads at once. */
function begin() {
  if (page.outdated !== undefined && page.outdated !== 'answered') return requestApplication();
  for (const name of interactions) addEventListener(name, handleInteraction);
  const endPresses = finishPresses();
  for (const name of keptEvents) addEventListener(name, keepFromReact, true);
  typing = followTyping();
  root?.addEventListener(hydratedEvent, () => {
    for (const name of interactions) removeEventListener(name, handleInteraction);
    for (const name of keptEvents) removeEventListener(name, keepFromReact, true);
    endPresses();
    failure?.setAttribute('hidden', '');
    typing?.replay();
    const pressed = root ? pressedIn(root) : [];
    presses?.release();
    for (const control of pressed) {
      const wanted = control.getAttribute(pressedMark);
      control.removeAttribute(pressedMark);
      // What the page did not know to be in the cart is in it already: a second press would take it out.
      if (!wanted || wanted === actionOf(control)) control.click();
    }
  });
  // Only the application can render the account of a signed-in visitor, or type again what was typed.
  const isSignedIn = readToken(openStorage('localStorage')) !== null;
  const isAwaited = isSignedIn || isTypingKept(openStorage('sessionStorage'));
  if (isAwaited) whenLoaded(requestApplication);
  // A form may have been sent, or a control pressed, before this code had loaded.
  else if (root && pressedIn(root).length > 0) requestApplication();
  else if (marks?.idle !== undefined) whenIdle(requestApplication);
  void mayKeepRecords().then((mayKeep) => mayKeep && whenLoaded(requestApplication));
}

if (page.outdated === 'search' || page.outdated === 'answered') showSearchedText();
// An old browser's page stays as it is.
if (page.unsupported === undefined) {
  if (page.prepared === undefined) begin();
  else root?.addEventListener(answeredEvent, begin, { once: true });
}
