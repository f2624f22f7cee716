import { type AnyNode, type CallExpression, type MemberExpression, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { Parser } from 'htmlparser2';
import { type FeaturePath, isGlobalName, newFeatures, newMember } from './newFeatures.ts';

const comments = /\/\*[\s\S]*?\*\//g;
const declaration = /(?<![\w-])([a-z-]+)\s*:\s*([^;{}]+)[;}]/g;
const atRule = /@([a-z-]+)([^;{]*)/g;
const selector = /::?([a-z-]+)(?=[^;{}]*\{)/g;
const word = /[a-z][a-z-]*/g;
const functionName = /(?<![\w-])([a-z-]+)\(/g;

/** New types of values and functions, by their last name. */
const newTypes = [...newFeatures].filter((path) => path.startsWith('css.types.'));
const typesNamed = (name: string) => newTypes.filter((path) => path.endsWith(`.${name}`));

/** The features that the floor lacks in a style sheet or a piece of one. */
export function styleFeatures(text: string): Set<FeaturePath> {
  const css = text.replace(comments, '');
  const used: FeaturePath[] = [];
  for (const [, property = '', value = ''] of css.matchAll(declaration)) {
    used.push(`css.properties.${property}`);
    for (const [name] of value.matchAll(word)) used.push(`css.properties.${property}.${name}`);
    for (const [, name = ''] of value.matchAll(functionName)) used.push(...typesNamed(name));
  }
  for (const [, rule = '', condition = ''] of css.matchAll(atRule)) {
    used.push(`css.at-rules.${rule}`);
    for (const [name] of condition.matchAll(word)) used.push(`css.at-rules.${rule}.${name}`);
  }
  for (const [, name = ''] of css.matchAll(selector)) used.push(`css.selectors.${name}`);
  return new Set(used.filter((path) => newFeatures.has(path)));
}

/** The newest syntax that every browser of the floor parses, regular expressions included. */
const ecmaVersion = 2024;

/** The classes of global objects. */
const classes: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  self: 'Window',
  window: 'Window',
};

/** `navigator.share` is known by its owner; of `x.toSorted()` only the name is. */
function memberPaths(member: MemberExpression, isCalled: boolean): (FeaturePath | undefined)[] {
  const { object, property, computed } = member;
  if (computed || property.type !== 'Identifier') return [];
  const { name } = property;
  const owner = object.type === 'Identifier' ? (classes[object.name] ?? object.name) : '';
  if (isGlobalName(owner))
    return [
      `api.${owner}.${name}`,
      `api.${owner}.${name}_static`,
      `javascript.builtins.${owner}.${name}`,
    ];
  // One plain word that is not called is mostly a field of the program's own.
  return isCalled || /[A-Z]/.test(name) ? [newMember(name)] : [];
}

/** JSX compiles attributes to the keys of objects. */
const attributePaths = (key: AnyNode): FeaturePath[] =>
  key.type === 'Identifier'
    ? ['global_attributes', 'elements.dialog'].map(
        (owner) => `html.${owner}.${key.name.toLowerCase()}`,
      )
    : [];

/** An event of elements, of the document or of the window. */
const eventPaths = (name: string): FeaturePath[] =>
  ['Element', 'HTMLElement', 'Document', 'Window'].map((owner) => `api.${owner}.${name}_event`);

/** JSX compiles the listener of an event to the key `onAuxClick`. */
const listenerPaths = (key: AnyNode): FeaturePath[] =>
  key.type === 'Identifier' && /^on[A-Z]/.test(key.name)
    ? eventPaths(key.name.slice(2).toLowerCase())
    : [];

/** The event that a call of `addEventListener` names. */
function addedListenerPaths({ callee, arguments: [event] }: CallExpression): FeaturePath[] {
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  const isAdding = called.type === 'Identifier' && called.name === 'addEventListener';
  if (!isAdding || event === undefined) return [];
  // A minifier writes strings as templates.
  const name =
    event.type === 'TemplateLiteral' ? event.quasis[0]?.value.raw : 'value' in event && event.value;
  return eventPaths(String(name));
}

/** The features that the floor lacks in a script and in the styles that it holds. */
export function scriptFeatures(code: string): Set<FeaturePath> {
  const found = new Set<FeaturePath>();
  const add = (paths: Iterable<FeaturePath | undefined>) => {
    for (const path of paths) if (path !== undefined && newFeatures.has(path)) found.add(path);
  };
  try {
    simple(parse(code, { ecmaVersion, sourceType: 'module' }), {
      Identifier: ({ name }) => add([`api.${name}`, `javascript.builtins.${name}`]),
      CallExpression: (call) => {
        if (call.callee.type === 'MemberExpression') add(memberPaths(call.callee, true));
        add(addedListenerPaths(call));
      },
      MemberExpression: (member) => add(memberPaths(member, false)),
      Property: ({ key }) => add([...attributePaths(key), ...listenerPaths(key)]),
      // The class of what is iterated is not known: it may be a stream.
      ForOfStatement: (loop) => add(loop.await ? ['api.ReadableStream.@@asyncIterator'] : []),
      TemplateLiteral: ({ quasis }) =>
        add(styleFeatures(quasis.map(({ value }) => value.raw).join('0'))),
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    found.add(`syntax: ${error.message}`);
  }
  return found;
}

/** The features that the floor lacks in a page, with its inline styles and scripts. */
export function pageFeatures(page: string): Set<FeaturePath> {
  const used: FeaturePath[] = [];
  let texts: 'none' | 'script' | 'style' = 'none';
  const parser = new Parser({
    onopentag(tag, attributes) {
      const isCode = tag === 'script' && (attributes.type ?? 'module') === 'module';
      texts = isCode ? 'script' : tag === 'style' ? 'style' : 'none';
      used.push(`html.elements.${tag}`);
      for (const [name, value] of Object.entries(attributes)) {
        used.push(`html.global_attributes.${name}`, `html.elements.${tag}.${name}`);
        for (const word of value.split(' ')) used.push(`html.elements.${tag}.${name}.${word}`);
      }
    },
    ontext(text) {
      if (texts === 'script') used.push(...scriptFeatures(text));
      if (texts === 'style') used.push(...styleFeatures(text));
    },
    onclosetag() {
      texts = 'none';
    },
  });
  parser.end(page);
  return new Set(used.filter((path) => newFeatures.has(path) || path.startsWith('syntax')));
}
