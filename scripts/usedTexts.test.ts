import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { read, trackedFiles } from './repository.ts';

/** The id of a text, or the beginning of some: 'cart.lead', 'link.reset'. */
const isDotted = (word: string) => /^[\w-]+(?:\.[\w-]+)*$/.test(word);

/** What a place stands for; '4.5-up' is one value. */
const value = '(?:[^.]|\\.\\d)+';

const escaped = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns whether a source names the id of a text: as a whole, or as a template with places,
 * `facet.${facet}.${value}`. A place at the beginning stands for a literal of the same source.
 */
function idsIn(file: string, source: string): (id: string) => boolean {
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

const isShipped = (file: string) => !/\.(?:test|stories|fixture)\.|\/testing\//.test(file);

it('finds the ids of texts as a whole and with places', () => {
  const source = `
    text('cart.lead');
    text(\`sort.\${order}\`);
    const kinds = ['link.reset'];
    text(\`\${kind}.title\`);
  `;
  const isNamed = idsIn('a.ts', source);
  const named = ['cart.lead', 'sort.price', 'link.reset.title'];
  expect(named.filter(isNamed)).toEqual(named);
  const others = ['cart.leads', 'cart', 'sort.price.any', 'sort.', 'link.verify.title'];
  expect(others.filter(isNamed)).toEqual([]);
});

it('has no text that nothing says', () => {
  const files = trackedFiles('apps/web/src/*.ts*', 'packages/*/src/*.ts*').filter(isShipped);
  const uses = files.map((file) => idsIn(file, read(file)));
  // The build writes these into the page itself.
  const page = read('apps/web/index.html');
  const ids = Object.keys(JSON.parse(read('packages/frame/src/locales/es.json')));
  const isUsed = (id: string) =>
    uses.some((isNamed) => isNamed(id)) || page.includes(`<!-- ${id} -->`);
  expect(files.length).toBeGreaterThan(100);
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});
