import type { Json, Values } from '../record/record.ts';

/** The only field of a text that has no members. */
const whole = '';

/**
 * Splits a text into fields that merge one by one: the members of its JSON object, and those of the
 * objects at `paths`. Any other text is one field.
 *
 * @param paths - Names of members joined by dots, each after the one that it is in: `value`,
 * `value.hours`.
 */
export function fieldsOf(text: string, paths: readonly string[]): Values {
  const json = parseJson(text);
  if (json === undefined || !isObject(json)) return { [whole]: text };
  const fields: Record<string, Json> = {};
  split(json, '', paths, fields);
  // What would come out otherwise, as a text with spaces, is not taken apart.
  return textOf(fields, paths) === text ? fields : { [whole]: text };
}

function split(
  json: { readonly [name: string]: Json },
  prefix: string,
  paths: readonly string[],
  fields: Record<string, Json>,
): void {
  for (const [name, value] of Object.entries(json)) {
    const field = prefix + name;
    if (paths.includes(field) && isObject(value)) {
      fields[field] = {};
      split(value, `${field}.`, paths, fields);
    } else {
      fields[field] = value;
    }
  }
}

/** Makes the text of fields, which may have merged. */
export function textOf(fields: Values, paths: readonly string[]): string {
  const text = fields[whole];
  if (typeof text === 'string') return text;
  const root: Record<string, Json> = {};
  const objects = new Map([['', root]]);
  for (const path of paths) {
    const value = fields[path];
    // Empty, unless it was written before its path was named.
    if (value !== undefined && isObject(value)) objects.set(`${path}.`, { ...value });
  }
  // Longer prefixes first: a member of `value.hours` is none of `value`.
  const prefixes = [...objects.keys()].toSorted((one, other) => other.length - one.length);
  for (const [field, value] of Object.entries(fields)) {
    const prefix = prefixes.find((each) => field.startsWith(each)) ?? '';
    const object = objects.get(`${field}.`);
    const target = objects.get(prefix);
    if (target !== undefined) target[field.slice(prefix.length)] = object ?? value;
  }
  return JSON.stringify(root);
}

const isObject = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined for a text that is no JSON. */
function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    // Such a text is one field.
    return undefined;
  }
}
