import { readToken } from '@aulario/auth';
import { whenIdle, whenLoaded } from '@aulario/frame/async/whenIdle.ts';
import { openStorage } from '@aulario/frame/services/openStorage.ts';
import { readSetting } from '@aulario/frame/settings/settings.ts';
import { setFieldValue } from '@aulario/frame/typing/setFieldValue.ts';
import { isTypingKept } from '@aulario/frame/typing/typingOverReload.ts';
import { followSearchShortcut, opensQuickView, quickViewLink } from '@aulario/ui';
import { answeredEvent } from '../early/answered.ts';
import { pageAttributes, rootAttributes } from '../pageAttributes.ts';
import { recoverPage } from '../recovery/recoverPage.ts';
import { finishPresses } from './finishPresses.ts';
import { hydratedEvent } from './hydratedEvent.ts';
import { changedFields, type Field, pressedIn, pressedMark } from './keepPlace.ts';

// Runs on every prerendered page. The application loads on the visitor's first interaction or,
// where the page says so, when the browser is idle; for a signed-in visitor at once. Links and searches work
// before that; after a while those that open a quick view, and all that would leave a page on which something
// was pressed. A click or submit that needs the application is repeated after hydration, and typed text is
// kept. The search shortcut focuses the search field at once, so no text is lost.

const root = document.getElementById('root');
const failure = document.getElementById('load-failure');
const marks = root && rootAttributes(root);
const page = pageAttributes();
const interactions = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'];

const typed = new Map<Field, string>();
let isLoading = false;

/** How long a link to a quick view waits for the application before the browser follows it. */
const quickViewTimeoutMs = 2000;
/** How long what leaves the page waits for the application, which does first what was pressed. */
const leavingTimeoutMs = 10_000;
/** The link or the submit button that was pressed last and waits for the application. */
let held: Element | null = null;

/** What is held bears the mark of a press, by which it is found where React renders the page again. */
function setHeld(control: Element | null) {
  held?.removeAttribute(pressedMark);
  control?.setAttribute(pressedMark, '');
  held = control;
}

/** Lets the browser do what the held control is for. */
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
const hasOtherPress = () => root !== null && pressedIn(root).some((control) => control !== held);

/** Whether the browser opens the link of a click elsewhere. */
const isElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Holds a click that opens a quick view; with JavaScript off the link leads to the page. Holds one that would
 * leave the page as well, while something else that was pressed waits.
 */
function holdLink(event: MouseEvent) {
  const link = (event.target as Element).closest('a[href^="/"]:not([target])');
  if (link === null || isElsewhere(event)) return;
  if (hasOtherPress()) hold(event, link, leavingTimeoutMs);
  else if (link.matches(quickViewLink) && opensQuickView(event))
    hold(event, link, quickViewTimeoutMs);
}

/** Forms that were sent and not changed since. */
const sent = new Set<EventTarget>();

function rememberSent({ target }: Event) {
  if (target) sent.add(target);
}

/**
 * Whether the application, which hydrates the page at that event, has sent the form of a field already. What
 * is typed again would open suggestions over the answer of a search, and take back what another form has
 * led to. A form that is held has a pressed button; one whose field was reset has been sent without its text.
 */
const isSent = (field: Field, value: string) => {
  const { form } = field;
  if (form === null || !sent.has(form) || pressedIn(form).length > 0) return false;
  return form.matches('[role=search]') || field.value === value;
};

/** Ticks are not typed: a click is repeated. */
function rememberTyped({ target }: Event) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (target.form) sent.delete(target.form);
  if (target.type !== 'checkbox' && target.type !== 'radio') typed.set(target, target.value);
}

async function loadApplication() {
  // Load the screen's scripts in parallel with the application's.
  for (const href of marks?.modules?.split(' ').filter(Boolean) ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  await import(/* @vite-ignore */ marks?.application ?? '');
  // The browser may have filled in fields without an input event.
  if (root) for (const field of changedFields(root)) typed.set(field, field.value);
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
    letGo();
    // A visible page waits for the next interaction instead.
    if (page.outdated === undefined && root && pressedIn(root).length === 0) return;
    await recoverPage(String(error));
    // A page that stays cannot do what was asked of it.
    failure?.removeAttribute('hidden');
  });
}

const controls = '[type=button], [type=checkbox], [popovertarget], a[hreflang]';

/**
 * Keeps the browser from doing what only the application can: a press on a button, a filter, or the language
 * switch, which keeps typed text and remembers the choice. Returns the control; null for none, and
 * for a link that a modifier key opens elsewhere.
 */
function takePress(event: MouseEvent): HTMLElement | null {
  const pressed = (event.target as Element).closest<HTMLElement>(controls);
  if (pressed?.tagName === 'A' && isElsewhere(event)) return null;
  // The browser would follow the link, tick the filter, or open a panel that is still empty.
  if (pressed) event.preventDefault();
  return pressed;
}

function handleKey(event: KeyboardEvent) {
  const field = root?.querySelector<HTMLInputElement>('input[aria-keyshortcuts]');
  if (field && readSetting(openStorage('localStorage'), 'shortcut') !== 'off')
    followSearchShortcut(event, field);
}

/** Whether the application has taken the page over: it says so a little later, and handles events already. */
const isTakenOver = () => marks !== null && marks.application === undefined;

function handleInteraction(event: Event) {
  if (isPointerAtRest(event) || isTakenOver()) return;
  const { type } = event;
  // A form with an action works without the application; the others are held (startPrerendered.ts).
  if (type === 'submit' && !event.defaultPrevented) {
    const { submitter } = event as SubmitEvent;
    if (submitter === null || !hasOtherPress()) return;
    hold(event, submitter, leavingTimeoutMs);
  }
  // Autofill also sends keydown events, which are not keyboard events.
  if (event instanceof KeyboardEvent) handleKey(event);
  if (type === 'click') {
    const pressed = takePress(event as MouseEvent);
    if (pressed) pressed.setAttribute(pressedMark, '');
    else holdLink(event as MouseEvent);
  }
  requestApplication();
}

/**
 * Hydration, or the first rendering after it, resets the fields to React's state, so typed text is
 * replayed as input events. React takes the value that a field has at hydration as known, so an event
 * with an empty field comes first.
 */
function replayTyped() {
  for (const [field, value] of typed) {
    if (!field.isConnected || isSent(field, value)) continue;
    field.value = '';
    setFieldValue(field, value);
  }
}

/** Shows what is searched while the answer loads. As a default, it does not count as typed. */
function showSearchedText() {
  const field = root?.querySelector<HTMLInputElement>('[role=search] input');
  if (field) field.defaultValue = new URLSearchParams(location.search).get('q') ?? '';
}

/** Waits for an interaction; without a page to interact with, the application loads at once. */
function begin() {
  if (page.outdated !== undefined && page.outdated !== 'answered') return requestApplication();
  for (const name of interactions) addEventListener(name, handleInteraction);
  const endPresses = finishPresses();
  // Before React, which may render its own state first.
  addEventListener('input', rememberTyped, true);
  addEventListener('submit', rememberSent, true);
  root?.addEventListener(hydratedEvent, () => {
    for (const name of interactions) removeEventListener(name, handleInteraction);
    endPresses();
    removeEventListener('input', rememberTyped, true);
    removeEventListener('submit', rememberSent, true);
    failure?.setAttribute('hidden', '');
    replayTyped();
    const pressed = root ? pressedIn(root) : [];
    setHeld(null);
    for (const control of pressed) {
      control.removeAttribute(pressedMark);
      control.click();
    }
  });
  // Only the application can render the account of a signed-in visitor, or type again what was typed.
  const isSignedIn = readToken(openStorage('localStorage')) !== null;
  const isAwaited = isSignedIn || isTypingKept(openStorage('sessionStorage'));
  if (isAwaited) whenLoaded(requestApplication);
  // A form may have been sent before this code had loaded.
  else if (root && pressedIn(root).length > 0) requestApplication();
  else if (marks?.idle !== undefined) whenIdle(requestApplication);
}

if (page.outdated === 'search' || page.outdated === 'answered') showSearchedText();
// An old browser's page stays as it is.
if (page.unsupported === undefined) {
  if (page.prepared === undefined) begin();
  else root?.addEventListener(answeredEvent, begin, { once: true });
}
