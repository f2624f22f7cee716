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
/** The name of a component, which the library gives each of its elements as well. */
const componentName = /\bsc-[\w-]+/;

/**
 * Joins rules in the order of their components, each once. Omits the library's own markers: the
 * application adds its rules itself.
 */
export const joinRules = (rules: readonly StyleRule[]): string =>
  [...new Map(rules.map((rule) => [rule.name, rule])).values()]
    .sort(inOrder)
    .map(({ text }) => text)
    .join('');

/** Returns the markup of a page without the names of components, which no rule refers to. */
export const withoutNames = (markup: string): string =>
  markup.replace(classAttribute, (_, list: string) => {
    const kept = list.split(' ').filter((name) => !componentName.test(name));
    return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`;
  });

/** Collects the style of any number of pages. Each rule is compiled once. */
export class PageStyles {
  readonly #sheet = new ServerStyleSheet();
  readonly #rules = new Map<string, StyleRule>();
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
      // A child that the application adds has another name than the rule of its prerendered parent.
      if (componentName.test(text))
        throw new Error(`Refer to elements or attributes, not to components: ${text}`);
    };
    // A global style that is rendered again is the same one.
    instance.allocateGSInstance = () => 1;
  }

  /** Wraps what is rendered next. */
  collect(children: ReactNode): ReactElement {
    return this.#sheet.collectStyles(children);
  }

  /** Returns the rules that have been used since the last call. */
  take(): StyleRule[] {
    const used = [...this.#used].flatMap((name) => this.#rules.get(name) ?? []);
    this.#used = new Set();
    return used;
  }
}
