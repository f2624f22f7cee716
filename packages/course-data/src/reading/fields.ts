import { cached } from '../course/cached.ts';

/** How a field of a record became unknown. */
export type FieldProblem = 'missing' | 'unreadable' | 'unmapped';

/** Told about every field that a record does not give. */
export type NoteField = (field: string, problem: FieldProblem) => void;

/** A JSON object of a feed. */
export type FeedRecord = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object, and no list. */
export const isRecord = (value: unknown): value is FeedRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 'null';

/** A text, a number or a flag as a text; '' for everything else. Nothing of a feed is ever called. */
export const scalarOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';

const keysOf = cached((path: string) => path.split('.'));

/** What lies at a path of own properties, 'media.image.raw'; undefined when there is nothing. */
export function valueAt(value: unknown, path: string): unknown {
  let found: unknown = value;
  for (const key of keysOf(path)) {
    if (!isRecord(found) || !Object.hasOwn(found, key)) return undefined;
    found = found[key];
  }
  return found;
}

/** The first of several paths at which there is something. */
export function firstAt(value: unknown, ...paths: readonly string[]): unknown {
  for (const path of paths) {
    const found = valueAt(value, path);
    if (!isAbsent(found)) return found;
  }
  return undefined;
}

/** Many feeds leave the list away where there is one entry only. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isAbsent(value) ? [] : [value];

/** Reads fields of one record; what cannot be read becomes null, and is noted once. */
export type ReadField = <T>(
  field: string,
  value: unknown,
  read: (value: unknown) => T | null,
) => T | null;

/** A reader of fields that notes what is missing and what is not understood. */
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
