import { cached } from '../../course/cached.ts';

/** Why a field of a record is unknown. */
export type FieldProblem = 'missing' | 'unreadable' | 'unmapped';

/** Called for every field that a record does not provide. */
export type NoteField = (field: string, problem: FieldProblem) => void;

/** A JSON object of a feed. */
export type FeedRecord = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object, not an array. */
export const isRecord = (value: unknown): value is FeedRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What programs and people write where they know nothing. */
const emptyText =
  /^(?:null|nil|na|n\/a|#n\/a|nan|none|undefined|unknown|not[- ](?:mentioned|specified|available)|no especificado|-+|–|—|\[\s*\]|\{\s*\})?$/i;

/** Whether a value only looks like one: 'N/A', 'NaN', '-', '[]'. */
export const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.length <= 20 && emptyText.test(value.trim()));

/**
 * Converts a text, number or boolean to a text; '' for anything else. Never calls methods of the
 * value.
 */
export const scalarOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';

const keysOf = cached((path: string) => path.split('.'));

/** Returns the value at a path of own properties, 'media.image.raw', or undefined. */
export function valueAt(value: unknown, path: string): unknown {
  let found: unknown = value;
  for (const key of keysOf(path)) {
    if (!isRecord(found) || !Object.hasOwn(found, key)) return undefined;
    found = found[key];
  }
  return found;
}

/** Returns the first value that is present at one of the paths. */
export function firstAt(value: unknown, ...paths: readonly string[]): unknown {
  for (const path of paths) {
    const found = valueAt(value, path);
    if (!isAbsent(found)) return found;
  }
  return undefined;
}

/** Returns a list; many feeds omit the array around a single entry. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isAbsent(value) ? [] : [value];

/** Reads fields of one record; an unreadable field becomes null and is noted once. */
export type ReadField = <T>(
  field: string,
  value: unknown,
  read: (value: unknown) => T | null,
) => T | null;

/** Creates a reader of fields that notes missing and unreadable ones. */
export const fieldReader =
  (note: NoteField): ReadField =>
  (field, value, read) => {
    if (isAbsent(value) || (Array.isArray(value) && value.length === 0)) {
      note(field, 'missing');
      return null;
    }
    const result = read(value);
    if (result === null) note(field, 'unreadable');
    return result;
  };
