import { parseRecord, type RecordState } from '../record/record.ts';
import type { RecordKey, RecordStates } from '../record/states.ts';

/** Raise it when an older release could misread what is written. */
const format = 1;

/** Thrown where a later release wrote a text. */
export class NewerFormatError extends Error {
  override readonly name = 'NewerFormatError';
}

/** What a writer puts into its tail or a chunk. */
export interface WrittenChanges {
  /** When the writer last wrote, by its clock: milliseconds since the epoch. */
  readonly at: number;
  readonly changes: RecordStates;
}

/** Writes changes as ASCII, so that characters are bytes. */
export const writeChanges = ({ at, changes }: WrittenChanges): string =>
  frameChanges(at, Array.from(changes, writeChange));

/** Writes one change, a part of {@link frameChanges}. */
export const writeChange = (change: readonly [RecordKey, RecordState]): string =>
  JSON.stringify(change).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Makes the text of changes of what {@link writeChange} wrote. */
export const frameChanges = (at: number, written: readonly string[]): string =>
  `{"f":${String(format)},"at":${String(at)},"c":[${written.join(',')}]}`;

/** Reads what {@link writeChanges} wrote. Skips records that are none; null for another text. */
export function readChanges(text: string): WrittenChanges | null {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('f' in value)) return null;
  if (typeof value.f === 'number' && value.f > format) throw new NewerFormatError();
  if (!('at' in value && 'c' in value)) return null;
  const { at, c } = value;
  if (typeof at !== 'number' || !Array.isArray(c)) return null;
  return { at, changes: new Map(c.flatMap(readPair)) };
}

function readPair(pair: unknown): readonly (readonly [RecordKey, RecordState])[] {
  if (!Array.isArray(pair)) return [];
  const [key, value]: unknown[] = pair;
  const state = parseRecord(value);
  return typeof key === 'string' && state !== null ? [[key, state]] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller says what a text means that is no JSON.
    return null;
  }
}
