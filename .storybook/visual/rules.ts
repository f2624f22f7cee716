import type { Channel } from 'storybook/internal/channels';

/** A style rule that a component has inserted. */
interface WatchedRule {
  /** Its conditions and its selector. */
  readonly key: string;
  /** The elements that it styles, whatever their state and the direction of the text. */
  readonly elements: string;
  readonly className: string | undefined;
  readonly mode: 'hover' | 'focus' | 'rules';
  /** The property that its elements have while its media or container query for a size holds. */
  readonly marker: string | undefined;
}

/** What the gate and Storybook's preview put on the window. */
export interface WatchedWindow extends Window {
  /** Set once the `play` has ended: from then on the story's long timers do not fire. */
  isTimeHeld?: boolean;
  /** The timers that the rendering may still wait for. */
  soon?: ReadonlySet<number>;
  rules?: ReadonlyMap<string, WatchedRule>;
  /** Called with each rule that is inserted. */
  readonly onRule?: (key: string, rule: CSSStyleRule) => void;
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly story?: {
        readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
      };
    };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** What can take the focus. */
export const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Runs in the page before anything else does: lists each rule that a component inserts, and lets classes
 * of the root show hover and focus everywhere at once, which a debugger's forced states lose when React
 * renders again.
 */
export function watchRules(canHaveFocus: string): void {
  const watched = window as WatchedWindow;
  const rules = new Map<string, WatchedRule>();
  watched.rules = rules;
  const anything = ':not(nothing)';
  /** The elements that a state can be shown of. */
  const elementsIn: Readonly<Record<string, string>> = {
    ':hover': ':where(*)',
    ':focus': `:where(${canHaveFocus})`,
    ':focus-visible': `:where(${canHaveFocus})`,
    ':focus-within': `:where(:has(${canHaveFocus}))`,
  };
  const states = /:(?:hover|focus(?:-visible|-within)?)(?![\w-])/g;
  const whatever = /::[\w-]+(?:\([^)]*\))?|\[dir="\w+"\]/g;

  const watch = (rule: CSSRule, conditions: string) => {
    if (rule instanceof CSSMediaRule || rule instanceof CSSContainerRule) {
      const kind = rule instanceof CSSMediaRule ? '@media' : '@container';
      for (const inner of rule.cssRules)
        watch(inner, `${conditions}${kind} ${rule.conditionText} `);
    }
    if (!(rule instanceof CSSStyleRule)) return;
    const { selectorText } = rule;
    const key = `${conditions}${selectorText}`;
    const isSized = /(?:width|height):/.test(conditions);
    const marker = isSized ? (rules.get(key)?.marker ?? `--holds-${rules.size}`) : undefined;
    if (marker !== undefined) rule.style.setProperty(marker, '1');
    rule.selectorText = selectorText.replace(states, (state) => {
      const root = state === ':hover' ? '.hover-shown' : '.focus-shown';
      return `:is(${state}, ${root} ${elementsIn[state]})`;
    });
    rules.set(key, {
      key,
      elements: selectorText
        .replace(whatever, anything)
        .replace(states, (state) => elementsIn[state] ?? anything),
      className: /.*\.([\w-]+)/.exec(selectorText)?.[1],
      mode: (selectorText.match(/(?<=:)(?:hover|focus)/)?.[0] ?? 'rules') as WatchedRule['mode'],
      marker,
    });
    watched.onRule?.(key, rule);
  };

  const insert = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function insertWatched(text, index) {
    const at = insert.call(this, text, index);
    const rule = this.cssRules[at];
    if (rule) watch(rule, '');
    return at;
  };

  const caret = new CSSStyleSheet();
  caret.replaceSync(
    '* { caret-color: transparent !important; caret-animation: manual !important }',
  );
  document.adoptedStyleSheets.push(caret);
}

/** What a picture of a story shows, by the keys of its rules and classes. */
export interface Shown {
  /** The rules of what is visible. */
  readonly rules: readonly string[];
  /** The rules that a pointer, or the focus, switches on; and what can take the focus. */
  readonly hover: readonly string[];
  readonly focus: readonly string[];
  /** Each class that asks for a width or height, and which of its rules hold now. */
  readonly sizes: readonly string[];
  /** The rules of classes on the page that style something visible, and those that do not, by component. */
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
}

/** Runs in the page. For what holds at a size alone, the other rules are left out. */
export function inspectStory([canHaveFocus, isOfSizesAlone]: readonly [string, boolean]): Shown {
  const { rules = new Map<string, WatchedRule>() } = window as WatchedWindow;
  const elements = [...document.body.querySelectorAll('*')];
  /** By class, the classes that its component has whatever its properties. */
  const components = new Map<string, string>();
  for (const { classList } of elements) {
    const component = [...classList].filter((name) => name.startsWith('sc-')).join('.');
    for (const name of classList) components.set(name, component);
  }
  const visible = new Map<Element, boolean>();
  const isVisible = (element: Element) => {
    const known = visible.get(element);
    if (known !== undefined) return known;
    // A link that skips the header waits above the page; a place for messages is empty until one comes.
    const { right, bottom, width, height } = element.getBoundingClientRect();
    const isOnPage = right + window.scrollX >= 0 && bottom + window.scrollY >= 0;
    const isEmpty = width * height === 0 && element.childElementCount === 0;
    const found = isOnPage && !isEmpty && element.checkVisibility({ visibilityProperty: true });
    visible.set(element, found);
    return found;
  };
  const shown = { rules: [] as string[], hover: [] as string[], focus: [] as string[] };
  const [seen, unseen]: [string[], string[]] = [[], []];
  const holding = new Map<string, string[]>();
  for (const { key, className, elements: styled, mode, marker } of rules.values()) {
    if (className !== undefined && !components.has(className)) continue;
    if (key.startsWith('@media print') || (isOfSizesAlone && marker === undefined)) continue;
    const found = [...document.querySelectorAll(styled)].filter(isVisible);
    const ofComponents = key.replace(/(?<=\.)[\w-]+/g, (name) => components.get(name) || name);
    (found.length === 0 ? unseen : seen).push(ofComponents);
    if (found.length === 0) continue;
    shown[mode].push(key);
    if (marker === undefined) continue;
    const holds = found.some((element) => getComputedStyle(element).getPropertyValue(marker));
    const own = className ?? styled;
    holding.set(own, [...(holding.get(own) ?? []), ...(holds ? [marker] : [])]);
  }
  for (const element of isOfSizesAlone ? [] : elements) {
    if (element.matches(canHaveFocus) && isVisible(element)) {
      shown.focus.push(...[...element.classList].map((name) => `focus of .${name}`));
    }
  }
  const sizes = [...holding].map(([name, markers]) => `${name} ${markers.join(' ')}`);
  return { ...shown, sizes, seen, unseen };
}
