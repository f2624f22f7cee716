/**
 * Runs in the page of a story, before anything else does: shows the story in each mode, waits until it is still,
 * and says which style rules it shows.
 */
import type { Channel } from 'storybook/internal/channels';
import type { PreparedStory } from 'storybook/internal/types';

declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;
declare const __STORYBOOK_PREVIEW__: { currentRender?: { story?: PreparedStory } };
declare global {
  interface Window {
    /** Called with each rule that is inserted, where there is such a function. */
    onRule?: (key: string, rule: CSSStyleRule) => void;
  }
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a story is shown; its colours, direction and states change in place, without a mount. */
export type Mode = 'light' | 'dark' | 'forced' | 'hover' | 'focus' | 'rtl';

// Storybook's highlights would look at every element again after each change of the page.
Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });

const nextFrame = () => new Promise(requestAnimationFrame);

/** The timers that the rendering may still wait for. */
const soon = new Set<number>();
let isTimeHeld = false;
const { setTimeout: start, clearTimeout: stop } = window;

/**
 * A timer below a second belongs to the rendering and fires ten times sooner; a longer one belongs to the
 * story and is held once the `play` has ended.
 */
const startWatched = (handler: (...values: unknown[]) => void, delayMs = 0, ...rest: unknown[]) => {
  const isLong = delayMs >= 1000;
  const fire = () => {
    soon.delete(timer);
    if (!isLong || !isTimeHeld) handler(...rest);
  };
  const timer = start(fire, isLong ? delayMs : delayMs / 10);
  if (!isLong) soon.add(timer);
  return timer;
};
window.setTimeout = startWatched as typeof window.setTimeout;
window.clearTimeout = (timer) => {
  soon.delete(Number(timer));
  stop(timer);
};

/** A style rule that a component has inserted. */
interface Rule {
  /** The elements that it styles, whatever their state and the direction of the text. */
  readonly elements: string;
  /** The last is the class of what it styles. */
  readonly classNames: readonly string[];
  readonly mode: 'hover' | 'focus' | 'rules';
  /** The property that its elements have while its media or container query for a size holds. */
  readonly marker: string | undefined;
}

/** By their conditions and selector. */
const rules = new Map<string, Rule>();

/** What a component's stories have shown: by class, the classes that its element has whatever its properties. */
const classes = new Map<string, string>();

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const anything = ':not(nothing)';

/** The elements that a state can be shown of. */
const elementsIn: Readonly<Record<string, string>> = {
  ':hover': ':where(*)',
  ':focus': `:where(${focusable})`,
  ':focus-visible': `:where(${focusable})`,
  ':focus-within': `:where(:has(${focusable}))`,
};
const states = /:(hover|focus)(?:-visible|-within)?(?![\w-])/g;

/**
 * Lists a rule, and lets an attribute of the root show hover and focus everywhere at once, which a debugger's
 * forced states lose when React renders again.
 */
function watch(rule: CSSRule | undefined, conditions = ''): void {
  if (rule instanceof CSSMediaRule && rule.conditionText.startsWith('print')) return;
  if (rule instanceof CSSMediaRule || rule instanceof CSSContainerRule) {
    const kind = rule instanceof CSSMediaRule ? '@media' : '@container';
    const inner = `${conditions}${kind} ${rule.conditionText} `;
    for (const one of rule.cssRules) watch(one, inner);
  }
  if (!(rule instanceof CSSStyleRule)) return;
  const { selectorText } = rule;
  const key = `${conditions}${selectorText}`;
  const isSized = /(?:width|height):/.test(conditions);
  const marker = isSized ? (rules.get(key)?.marker ?? `--holds-${rules.size}`) : undefined;
  if (marker !== undefined) rule.style.setProperty(marker, '1');
  rule.selectorText = selectorText.replace(
    states,
    (state, mode: string) => `:is(${state}, [data-shown="${mode}"] ${elementsIn[state]})`,
  );
  const [[, mode = 'rules'] = []] = selectorText.matchAll(states);
  rules.set(key, {
    elements: selectorText
      .replace(/::[\w-]+(?:\([^)]*\))?|\[dir="\w+"\]/g, anything)
      .replace(states, (state) => elementsIn[state] ?? anything),
    classNames: selectorText.match(/(?<=\.)[\w-]+/g) ?? [],
    mode: mode as Rule['mode'],
    marker,
  });
  window.onRule?.(key, rule);
}

const insert = CSSStyleSheet.prototype.insertRule;
CSSStyleSheet.prototype.insertRule = function insertWatched(text, index) {
  const at = insert.call(this, text, index);
  watch(this.cssRules[at]);
  return at;
};

const still = new CSSStyleSheet();
still.replaceSync(`* {
  caret-color: transparent !important;
  caret-animation: manual !important;
  transition: none !important;
}`);
document.adoptedStyleSheets.push(still);

/** For a picture of a page higher than the window, the page is one pixel wide for a moment. */
async function widthArrives(width: number): Promise<void> {
  while (window.innerWidth !== width) await nextFrame();
}

/**
 * After a scroll, by a play or by a router that restores a place, fixed elements would be in the middle of the whole
 * page's picture, and a link that waits above the window would count as visible.
 */
const toTop = () => window.scrollTo(0, 0);

function showMode(mode: Mode): void {
  const root = document.documentElement;
  const state = mode === 'hover' || mode === 'focus' ? mode : '';
  const direction = mode === 'rtl' ? 'rtl' : 'ltr';
  // Where one changes, the style of every element is computed again.
  if (root.dataset['shown'] !== state) root.dataset['shown'] = state;
  if (root.dir !== direction) root.dir = direction;
  toTop();
}

/** Mounts a story, and waits until its `play` has ended. Returns why it failed, or null. */
export async function mount(storyId: string, width: number): Promise<string | null> {
  const playTimeoutMs = 30_000;
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  const shown = () => __STORYBOOK_PREVIEW__.currentRender?.story;
  const componentOf = (id = '') => id.replace(/--.*/, '');
  if (componentOf(storyId) !== componentOf(shown()?.id)) classes.clear();
  await widthArrives(width);
  isTimeHeld = false;
  showMode('light');
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  // Whether the next focused element shows a ring depends on the one before it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  let failure: string | null = null;
  const fail = ({ message }: Error) => {
    failure = message;
  };
  channel.on('playFunctionThrewException', fail);
  const event = shown()?.id === storyId ? 'forceRemount' : 'setCurrentStory';
  const isFinished = await new Promise<boolean>((resolve) => {
    channel.once('storyFinished', () => resolve(true));
    channel.emit(event, { storyId, viewMode: 'story' });
    start(() => resolve(false), playTimeoutMs);
  });
  channel.off('playFunctionThrewException', fail);
  isTimeHeld = true;
  if (!isFinished) return 'It never ends.';
  if (!document.body.classList.contains('sb-show-main')) {
    failure = document.querySelector('#error-message')?.textContent ?? 'It is not shown.';
  }
  // The `play` of a story that names its viewport counts for that width alone.
  const own = shown()?.storyGlobals['viewport']?.value ?? `w${width}`;
  return own === `w${width}` ? failure : null;
}

/**
 * Waits until nothing changes for two frames, since a render after the window's change comes between them;
 * false when that takes too long.
 */
export async function settle(width: number): Promise<boolean> {
  const timeoutMs = 5000;
  await dress('light', width);
  let stillFrames = 0;
  const observer = new MutationObserver(() => {
    stillFrames = 0;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  const end = performance.now() + timeoutMs;
  while (stillFrames < 2 && performance.now() < end) {
    stillFrames += 1;
    await document.fonts.ready;
    for (const image of document.images) if (image.loading !== 'eager') image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await nextFrame();
    if (soon.size > 0) stillFrames = 0;
  }
  observer.disconnect();
  return stillFrames === 2;
}

/** Dresses the page for a mode, ends what moves, and says whether it is larger than the window. */
export async function dress(mode: Mode, width: number): Promise<boolean> {
  const root = document.documentElement;
  await widthArrives(width);
  showMode(mode);
  // From left to right, a row's place counts from its other end; a render may move it there or not.
  const all = mode === 'rtl' ? [...document.querySelectorAll('*')] : [];
  const rows = all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  for (const row of rows) row.scrollLeft = 0;
  // A row that scrolls to its current item when its size changes does so now, not while the picture is taken.
  for (const padding of rows.length > 0 ? ['1px', ''] : []) {
    root.style.paddingInlineEnd = padding;
    await nextFrame();
    await nextFrame();
  }
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
  return root.scrollWidth > width || root.scrollHeight > window.innerHeight;
}

/** What a picture of a story shows, by the keys of its rules and classes. */
export interface Shown {
  /** The rules of what is visible. */
  readonly rules: readonly string[];
  /** The rules that a pointer, or the focus, switches on; and what can take the focus. */
  readonly hover: readonly string[];
  readonly focus: readonly string[];
  /** Its `arrangement`. */
  readonly sizes: readonly string[];
  /** The rules of what is on the page, visible or not, that ask for a size. */
  readonly sized: readonly string[];
  /** The rules of classes on the page that style something visible, and those that do not, by component. */
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
}

function isVisible(element: Element): boolean {
  // A link that skips the header waits above the page; a place for messages is empty until one comes.
  const { right, bottom, width, height } = element.getBoundingClientRect();
  const isOnPage = right + window.scrollX >= 0 && bottom + window.scrollY >= 0;
  const isEmpty = width * height === 0 && element.childElementCount === 0;
  return isOnPage && !isEmpty && element.checkVisibility({ visibilityProperty: true });
}

/** Says what is visible where the page has not scrolled, and asks about each element once. */
function visibility(): (element: Element) => boolean {
  toTop();
  const known = new Map<Element, boolean>();
  return (element) => {
    if (!known.has(element)) known.set(element, isVisible(element));
    return known.get(element) === true;
  };
}

/** Each visible class that asks for a width or height, and which of its rules hold now. */
export function arrangement(isShown = visibility()): string[] {
  const holding = new Map<string, string>();
  for (const { classNames, elements, marker } of rules.values()) {
    if (marker === undefined) continue;
    const found = [...document.querySelectorAll(elements)].filter(isShown);
    if (found.length === 0) continue;
    const own = classNames.at(-1) ?? elements;
    const holds = found.some((element) => getComputedStyle(element).getPropertyValue(marker));
    holding.set(own, `${holding.get(own) ?? own}${holds ? ` ${marker}` : ''}`);
  }
  return [...holding.values()];
}

export function inspect(): Shown {
  const isShown = visibility();
  for (const { classList } of document.body.querySelectorAll('*')) {
    const component = [...classList].filter((name) => name.startsWith('sc-')).join('.');
    for (const name of classList) classes.set(name, component);
  }
  const shown = { rules: [] as string[], hover: [] as string[], focus: [] as string[] };
  const [seen, unseen, sized] = [[], [], []] as [string[], string[], string[]];
  for (const [key, { classNames, elements: styled, mode, marker }] of rules) {
    const absent = classNames.filter((name) => !classes.has(name));
    if (absent.includes(classNames.at(-1) ?? '')) continue;
    if (marker !== undefined) sized.push(key);
    const found = [...document.querySelectorAll(styled)].filter(isShown);
    const ofComponents = key.replace(/(?<=\.)[\w-]+/g, (name) => classes.get(name) || name);
    if (found.length > 0) shown[mode].push(key);
    if (found.length > 0) seen.push(ofComponents);
    // With another class it is a rule of a component that was here before.
    else if (absent.length === 0) unseen.push(ofComponents);
  }
  for (const { classList } of [...document.body.querySelectorAll(focusable)].filter(isShown)) {
    for (const name of classList) shown.focus.push(`focus of .${name}`);
  }
  return { ...shown, sizes: arrangement(isShown), sized, seen, unseen };
}
