import type { ReactElement, ReactNode } from 'react';
import { __PRIVATE__, ServerStyleSheet } from 'styled-components';
import type { StyleRule } from '../filledPage.ts';

/** Animations are numbered by their first use, and their order changes nothing. */
const lastGroup = 2 ** 31;

const groupOf = (component: string): number =>
  component.startsWith('sc-keyframes-') ? lastGroup : __PRIVATE__.StyleSheet.registerId(component);

const inOrder = (one: StyleRule, other: StyleRule): number =>
  one.group - other.group || (one.name < other.name ? -1 : 1);

const classAttribute = / class="([^"]*)"/g;
/** The name of a component, which each of its elements has as well, for selectors of others to refer to. */
const componentName = /\bsc-[\w-]+/g;

/**
 * Joins rules in the order of their components, each once. Omits the library's own markers: the
 * application adds its rules itself.
 */
export const joinRules = (rules: readonly StyleRule[]): string =>
  [...new Map(rules.map((rule) => [rule.name, rule])).values()]
    .sort(inOrder)
    .map(({ text }) => text)
    .join('');

/** Collects the style of any number of pages. Each rule is compiled once. */
export class PageStyles {
  readonly #sheet = new ServerStyleSheet();
  readonly #rules = new Map<string, StyleRule>();
  /** The components that the selectors of a class refer to. */
  readonly #referred = new Map<string, readonly string[]>();
  #used = new Set<string>();

  constructor() {
    const { instance } = this.#sheet;
    const has = instance.hasNameForId.bind(instance);
    // Each element that renders asks for its class.
    instance.hasNameForId = (component, name) => {
      this.#used.add(`${component} ${name}`);
      return has(component, name);
    };
    instance.insertRules = (component, name, rules) => {
      instance.registerName(component, name);
      const key = `${component} ${name}`;
      this.#used.add(key);
      const text = rules.join('');
      this.#rules.set(key, { group: groupOf(component), name: key, text });
      const names = text.match(componentName);
      if (names !== null) this.#referred.set(name, names);
    };
    // A global style that is rendered again is the same one.
    instance.allocateGSInstance = () => 1;
  }

  /** Wraps what is rendered next. */
  collect(children: ReactNode): ReactElement {
    return this.#sheet.collectStyles(children);
  }

  /** Returns the markup of a page without the names of components that no selector of its classes refers to. */
  withoutNames(markup: string): string {
    const referred = new Set(
      [...this.#referred].flatMap(([name, names]) => (markup.includes(name) ? names : [])),
    );
    return markup.replace(classAttribute, (_, list: string) => {
      const kept = list.split(' ').filter((name) => !name.startsWith('sc-') || referred.has(name));
      return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`;
    });
  }

  /** Returns the rules that have been used since the last call. */
  take(): StyleRule[] {
    const used = [...this.#used].flatMap((name) => this.#rules.get(name) ?? []);
    this.#used = new Set();
    return used;
  }
}
