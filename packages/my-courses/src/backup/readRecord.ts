import { isRecord } from '@aulario/course-data/reading';
import * as v from 'valibot';

/**
 * Why a record of a file is not restored, or not whole.
 *
 * - `shape`: it is no record.
 * - `address`: its course has no id, platform and address that belong together and may be opened.
 * - `facts`: something is missing that the record is nothing without.
 * - `value`: the record is restored, without a value that cannot be read or with a part of it.
 */
export const unreadCauses = ['shape', 'address', 'facts', 'value'] as const;

/** One of {@link unreadCauses}. */
export type UnreadCause = (typeof unreadCauses)[number];

/** The values of a record that it can do without; paths are dotted. */
export interface Dispensable {
  /** What takes the place of a field that cannot be read; undefined for nothing. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** Arrays, and objects as maps, whose items count alone. */
  readonly items?: ReadonlySet<string>;
}

/** The result of {@link readRecord}; `cause` is null for a record that was read whole. */
export type ReadRecord<T> =
  | { readonly value: T; readonly cause: 'value' | null }
  | { readonly value: null; readonly cause: Exclude<UnreadCause, 'value'> };

/** What a wrong value hides is seen when it is replaced: the address after the rating. */
const maxAttempts = 5;

type Issue = v.BaseIssue<unknown>;

const pathOf = ({ path }: Issue) => path?.map(({ key }) => String(key)) ?? [];

function causeOf([first]: readonly Issue[]): 'address' | 'facts' {
  const [head, field = ''] = first === undefined ? [] : pathOf(first);
  return head === 'course' && ['id', 'platform', 'url'].includes(field) ? 'address' : 'facts';
}

/** Changes the value at a path, where there are objects up to it. */
function changedAt(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (found: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (!isRecord(value)) return value;
  const { [key]: found, ...others } = value;
  const changed = changedAt(found, rest, change);
  return changed === undefined ? others : { ...others, [key]: changed };
}

function withoutKeys(found: unknown, keys: ReadonlySet<string>): unknown {
  if (Array.isArray(found)) return found.filter((_, index) => !keys.has(String(index)));
  if (!isRecord(found)) return found;
  return Object.fromEntries(Object.entries(found).filter(([key]) => !keys.has(key)));
}

/** Replaces what the issues name; null when the record can not do without it. */
function withoutUnread(
  input: unknown,
  issues: readonly Issue[],
  { fields, items = new Set() }: Dispensable,
): unknown {
  const replaced = new Set<string>();
  const dropped = new Map<string, Set<string>>();
  for (const issue of issues) {
    const path = pathOf(issue);
    const prefixes = path.map((_, index) => path.slice(0, index + 1).join('.'));
    const list = prefixes.find((prefix, index) => items.has(prefix) && index + 1 < path.length);
    const field = prefixes.find((prefix) => fields.has(prefix));
    if (list !== undefined) {
      const key = path[list.split('.').length] ?? '';
      dropped.set(list, (dropped.get(list) ?? new Set()).add(key));
    } else if (field !== undefined) replaced.add(field);
    else return null;
  }
  let output = input;
  for (const [path, keys] of dropped) {
    output = changedAt(output, path.split('.'), (found) => withoutKeys(found, keys));
  }
  for (const path of replaced) {
    output = changedAt(output, path.split('.'), () => fields.get(path));
  }
  return output;
}

/** Whether everything of the input is in the record that came of it, which may hold more. */
function isAllIn(input: unknown, record: unknown): boolean {
  if (Array.isArray(input) && Array.isArray(record)) {
    return (
      input.length === record.length && input.every((item, index) => isAllIn(item, record[index]))
    );
  }
  if (!isRecord(input) || !isRecord(record)) return Object.is(input, record);
  return Object.entries(input).every(
    ([key, value]) => Object.hasOwn(record, key) && isAllIn(value, record[key]),
  );
}

/**
 * Reads a record of a file: a value that cannot be read costs that value where the record can do
 * without it, else the record.
 *
 * @param recordOf - Converts a value to its record, which tells whether it holds all that the input
 * did.
 */
export function readRecord<T>(
  schema: v.GenericSchema<unknown, T>,
  dispensable: Dispensable,
  recordOf: (value: T) => unknown,
  input: unknown,
): ReadRecord<T> {
  if (!isRecord(input)) return { value: null, cause: 'shape' };
  let candidate: unknown = input;
  for (let attempt = 1; ; attempt += 1) {
    const read = v.safeParse(schema, candidate);
    if (read.success) {
      const { output: value } = read;
      return { value, cause: isAllIn(input, recordOf(value)) ? null : 'value' };
    }
    const next = withoutUnread(candidate, read.issues, dispensable);
    if (next === null || attempt === maxAttempts) {
      return { value: null, cause: causeOf(read.issues) };
    }
    candidate = next;
  }
}
