import { FirestoreError } from './firestoreError.ts';

/** A value of a document in the API's encoding: `{ integerValue: '3' }`. */
export type Value = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, Value>>;

const scalarKinds = new Set([
  ...['nullValue', 'booleanValue', 'integerValue', 'doubleValue', 'timestampValue'],
  ...['stringValue', 'bytesValue', 'referenceValue', 'geoPointValue'],
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readValue(given: unknown): Value {
  const [kind, content, ...more] = isRecord(given) ? Object.entries(given).flat() : [];
  if (typeof kind !== 'string' || more.length > 0)
    throw new FirestoreError('INVALID_ARGUMENT', 'A value has exactly one kind.');
  if (kind === 'mapValue' && isRecord(content))
    return { mapValue: { fields: fieldsOf(content['fields'] ?? {}) } };
  if (kind === 'arrayValue' && isRecord(content)) {
    const values: unknown = content['values'] ?? [];
    if (Array.isArray(values)) return { arrayValue: { values: values.map(readValue) } };
  }
  if (!scalarKinds.has(kind))
    throw new FirestoreError('INVALID_ARGUMENT', `There is no kind of value '${kind}'.`);
  // Google takes both, and answers with texts, since a number of JSON cannot hold 64 bits.
  return kind === 'integerValue' ? { integerValue: String(content) } : { [kind]: content };
}

/** The fields of a request. Throws INVALID_ARGUMENT when they are not encoded as the API wants. */
export function fieldsOf(given: unknown): Fields {
  if (!isRecord(given)) throw new FirestoreError('INVALID_ARGUMENT', 'Fields are an object.');
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, readValue(value)]));
}

/** The names in a field path; one that is no plain name stands in backticks: 'v.`a-1`'. */
function namesIn(path: string): readonly string[] {
  const names = path.match(/`(?:[^`\\]|\\.)*`|[A-Za-z_][A-Za-z_0-9]*/g) ?? [];
  if (names.join('.') !== path)
    throw new FirestoreError('INVALID_ARGUMENT', `'${path}' is no field path.`);
  return names.map((name) => name.replace(/^`|`$/g, '').replace(/\\(.)/g, '$1'));
}

const fieldsIn = (value: Value | undefined): Fields | undefined => {
  const map = value?.['mapValue'];
  return isRecord(map) ? (map['fields'] as Fields) : undefined;
};

function at(fields: Fields, [name = '', ...rest]: readonly string[]): Value | undefined {
  const value = fields[name];
  if (rest.length === 0) return value;
  const inner = fieldsIn(value);
  return inner && at(inner, rest);
}

function withValue(
  fields: Fields,
  [name = '', ...rest]: readonly string[],
  value: Value | undefined,
): Fields {
  const { [name]: before, ...others } = fields;
  const inner = fieldsIn(before);
  if (rest.length > 0 && value === undefined && inner === undefined) return fields;
  const after =
    rest.length === 0 ? value : { mapValue: { fields: withValue(inner ?? {}, rest, value) } };
  return after === undefined ? others : { ...others, [name]: after };
}

/** `before` with what `given` holds at each path of the mask; a path that it does not hold is deleted. */
export function masked(before: Fields, given: Fields, mask: readonly string[]): Fields {
  return mask
    .map(namesIn)
    .reduce((fields, names) => withValue(fields, names, at(given, names)), before);
}

/** `fields` with the integer at a path raised; one that is not there counts as 0. */
export function incremented(fields: Fields, path: string, by: unknown): Fields {
  const { integerValue } = readValue(by);
  if (integerValue === undefined)
    throw new FirestoreError('INVALID_ARGUMENT', 'Only integers are incremented here.');
  const names = namesIn(path);
  const sum = Number(at(fields, names)?.['integerValue'] ?? 0) + Number(integerValue);
  return withValue(fields, names, { integerValue: String(sum) });
}

/** Only what is at the paths of the mask; everything without a mask. */
export function picked(fields: Fields, mask: readonly string[] | undefined): Fields {
  return mask === undefined ? fields : masked({}, fields, mask);
}
