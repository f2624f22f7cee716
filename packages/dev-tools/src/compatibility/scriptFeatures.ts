import { type AnyNode, type MemberExpression, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { type FeaturePath, isGlobalName, newFeatures, newMember } from './newFeatures.ts';
import { styleFeatures } from './styleFeatures.ts';

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

/** The features that the floor lacks in a script and in the styles that it holds. */
export function scriptFeatures(code: string): Set<FeaturePath> {
  const found = new Set<FeaturePath>();
  const add = (paths: Iterable<FeaturePath | undefined>) => {
    for (const path of paths) if (path !== undefined && newFeatures.has(path)) found.add(path);
  };
  try {
    simple(parse(code, { ecmaVersion, sourceType: 'module' }), {
      Identifier: ({ name }) => add([`api.${name}`, `javascript.builtins.${name}`]),
      CallExpression: ({ callee }) => {
        if (callee.type === 'MemberExpression') add(memberPaths(callee, true));
      },
      MemberExpression: (member) => add(memberPaths(member, false)),
      Property: ({ key }) => add(attributePaths(key)),
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
