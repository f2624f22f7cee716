import { type FeaturePath, newFeatures } from './newFeatures.ts';

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
