/** Ends what a component has put into a style: '…rules…data-styled.g12[id="sc-a"]{content:"b,"}'. */
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

/** The rules of many drawings, each once, in the order in which the application has them. */
export class StyleRules {
  /** By the number of the component, in whose order the rules come. */
  readonly #groups = new Map<number, Set<string>>();

  /** Takes over the style of a drawing, as styled-components writes it. */
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

  /** Without what the library leaves for itself: the application brings its own rules. */
  toString(): string {
    const inOrder = [...this.#groups].sort(([one], [other]) => one - other);
    return inOrder.flatMap(([, rules]) => [...rules]).join('');
  }
}
