import { parseSync, Visitor } from 'vite';

/** The id of a text, or the beginning of some: 'cart.lead', 'link.reset'. */
const isDotted = (word: string) => /^[\w-]+(?:\.[\w-]+)*$/.test(word);

/** What a place stands for; '4.5-up' is one value. */
const value = '(?:[^.]|\\.\\d)+';

const escaped = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns whether a source names the id of a text: as a whole, or as a template with places,
 * `facet.${facet}.${value}`. A place at the beginning stands for a literal of the same source.
 */
export function idsIn(file: string, source: string): (id: string) => boolean {
  const literals = new Set<string>();
  const templates: string[][] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') literals.add(node.value);
    },
    TemplateLiteral({ quasis }) {
      templates.push(quasis.map((quasi) => quasi.value.raw));
    },
  }).visit(parseSync(file, source).program);
  const patterns = templates.flatMap(([first = '', ...rest]) => {
    const starts = first === '' ? [...literals].filter(isDotted) : [first];
    // Without a dot before or behind its first place it is no id.
    if (first === '' ? !rest[0]?.startsWith('.') : !/^\w+\./.test(first)) return [];
    const places = first === '' ? rest.map(escaped) : ['', ...rest.map(escaped)];
    return starts.map((start) => new RegExp(`^${escaped(start)}${places.join(value)}$`));
  });
  return (id) => literals.has(id) || patterns.some((pattern) => pattern.test(id));
}
