/**
 * Marks the end of a component's rules in a style:
 * '…rules…data-styled.g12[id="sc-a"]{content:"b,"}'.
 */
const groupEnd = /data-styled\.g(\d+)\[id="[^"]*"\]\{content:"[^"]*"\}/;

function* rulesIn(style: string): Generator<string> {
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of style.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    yield style.slice(start, index + 1).trim();
    start = index + 1;
  }
}

/** Merges the rules of several renders without duplicates, in the application's order. */
export class StyleRules {
  /** By component number, which determines the order. */
  readonly #groups = new Map<number, Set<string>>();

  /** Adds the style tags of a render, as styled-components writes them. */
  add(styleTags: string): void {
    const parts = styleTags
      .replace(/<\/?style[^>]*>/g, '')
      .replaceAll('/*!sc*/', '')
      .split(groupEnd);
    for (let place = 0; place + 1 < parts.length; place += 2) {
      const group = Number(parts[place + 1]);
      const rules = this.#groups.get(group) ?? new Set();
      this.#groups.set(group, rules);
      for (const rule of rulesIn(parts[place] ?? '')) rules.add(rule);
    }
  }

  /** Omits the library's own markers: the application adds its rules itself. */
  toString(): string {
    const inOrder = [...this.#groups].sort(([one], [other]) => one - other);
    return inOrder.flatMap(([, rules]) => [...rules]).join('');
  }
}
