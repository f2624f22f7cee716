import type { WatchedRule, WatchedWindow } from './watchPage.ts';

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
export function inspectStory([focusable, isOfSizesAlone]: readonly [string, boolean]): Shown {
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
    const known = visible.get(element) ?? element.checkVisibility({ visibilityProperty: true });
    visible.set(element, known);
    return known;
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
    if (element.matches(focusable) && isVisible(element)) {
      shown.focus.push(...[...element.classList].map((name) => `focus of .${name}`));
    }
  }
  const sizes = [...holding].map(([name, markers]) => `${name} ${markers.join(' ')}`);
  return { ...shown, sizes, seen, unseen };
}
