import type { Channel } from 'storybook/internal/channels';

/** A style rule that a component has inserted. */
export interface WatchedRule {
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
  readonly soon?: ReadonlySet<number>;
  readonly rules?: ReadonlyMap<string, WatchedRule>;
  /** Called with each rule that is inserted. */
  readonly onRule?: (key: string, rule: CSSStyleRule) => void;
  /** Why the `play` of the mounted story failed, if it did. */
  failure?: string | null;
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly phase?: string;
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
 * Runs in the page before anything else does. A timer below a second belongs to the rendering and fires
 * ten times sooner; a longer one belongs to the story and is held once the `play` has ended.
 */
export function watchTimers(): void {
  const soon = new Set<number>();
  Object.assign(window, { soon });
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const startWatched = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    if (typeof handler !== 'function') return start(handler, delay);
    const isLong = delay >= 1000;
    const fire = () => {
      soon.delete(timer);
      if (!isLong || !(window as WatchedWindow).isTimeHeld) handler(...rest);
    };
    const timer = start(fire, isLong ? delay : delay / 10);
    if (!isLong) soon.add(timer);
    return timer;
  };
  window.setTimeout = startWatched as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    soon.delete(Number(timer));
    stop(timer);
  };
}

/** Runs in the page before anything else does: Storybook reports a failed `play` only there. */
export function watchPlays(): void {
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (opened: Channel) => {
      channel = opened;
      channel.on('playFunctionThrewException', ({ message }) => {
        (window as WatchedWindow).failure = message;
      });
    },
  });
}

/**
 * Runs in the page before anything else does: lists each rule that a component inserts, and lets classes
 * of the root show hover and focus everywhere at once, which a debugger's forced states lose when React
 * renders again.
 */
export function watchRules(canHaveFocus: string): void {
  const rules = new Map<string, WatchedRule>();
  Object.assign(window, { rules });
  const shown: Readonly<Record<string, string>> = {
    ':hover': ':is(:hover, .hover-shown *)',
    ':focus': `:is(:focus, .focus-shown :where(${canHaveFocus}))`,
    ':focus-visible': `:is(:focus-visible, .focus-shown :where(${canHaveFocus}))`,
    ':focus-within': `:is(:focus-within, .focus-shown :where(:has(${canHaveFocus})))`,
  };
  const states = /:(?:hover|focus(?:-visible|-within)?)(?![\w-])/g;
  const whatever = /::[\w-]+(?:\([^)]*\))?|\[dir="\w+"\]/g;
  const anything = ':not(nothing)';

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
    rule.selectorText = selectorText.replace(states, (state) => shown[state] ?? state);
    rules.set(key, {
      key,
      elements: selectorText.replace(whatever, anything).replace(states, anything),
      className: selectorText
        .match(/\.[\w-]+/g)
        ?.at(-1)
        ?.slice(1),
      mode: (selectorText.match(/(?<=:)(?:hover|focus)/)?.[0] ?? 'rules') as WatchedRule['mode'],
      marker,
    });
    (window as WatchedWindow).onRule?.(key, rule);
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
