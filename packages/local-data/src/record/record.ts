import { isPageId, isStamp, type PageId, type Stamp } from './clock.ts';

/** What JSON can hold. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json };

/** The values of a record, by field. */
export type Values = Readonly<Record<string, Json>>;

/** A field with the stamp of its last change; without a value after it was taken away. */
type Field = readonly [Stamp] | readonly [Stamp, Json];
type Fields = Readonly<Record<string, Field>>;

/** The count of a page's latest addition, and its fields; null once that addition was removed. */
type Addition = readonly [count: number, fields: Fields | null];

/**
 * What is known of one record: the latest addition of each page that ever added it. Each addition
 * has an id of its own, the page with its count. A removal names the additions that it saw, so that
 * one that it did not see stays. The record exists while any addition does.
 *
 * A change is of the same type and holds only what changed: {@link joinRecords} applies it.
 */
export type RecordState = Readonly<Record<PageId, Addition>>;

/**
 * What both know together. Commutative, associative and idempotent, since each part is: of one
 * page's additions the latest counts, a removal outlasts its addition, of a field the last stamp wins.
 */
export function joinRecords(one: RecordState, other: RecordState): RecordState {
  const joined: Record<PageId, Addition> = { ...one };
  for (const [page, addition] of Object.entries(other)) {
    const known = joined[page];
    joined[page] = known === undefined ? addition : joinAdditions(known, addition);
  }
  return joined;
}

function joinAdditions(one: Addition, other: Addition): Addition {
  if (one[0] !== other[0]) return one[0] > other[0] ? one : other;
  if (one[1] === null || other[1] === null) return [one[0], null];
  return [one[0], joinFields(one[1], other[1])];
}

function joinFields(one: Fields, other: Fields): Fields {
  const joined: Record<string, Field> = { ...one };
  for (const [name, field] of Object.entries(other)) {
    const known = Object.hasOwn(joined, name) ? joined[name] : undefined;
    if (known === undefined || isLater(field, known)) put(joined, name, field);
  }
  return joined;
}

/** Two changes of one stamp do not occur; if they did, every device would keep the same one. */
function isLater(field: Field, than: Field): boolean {
  if (field[0] !== than[0]) return field[0] > than[0];
  return JSON.stringify(field) > JSON.stringify(than);
}

/** Defines the property, since an assignment to `__proto__` would not. */
const put = <T>(target: Record<string, T>, name: string, value: T) =>
  void Object.defineProperty(target, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });

/** Whether both hold the same additions with fields of the same stamps. */
export function equalRecords(one: RecordState, other: RecordState): boolean {
  const pages = Object.keys(one);
  return (
    pages.length === Object.keys(other).length &&
    pages.every((page) => equalAdditions(one[page], other[page]))
  );
}

function equalAdditions(one: Addition | undefined, other: Addition | undefined): boolean {
  if (one === other) return true;
  if (one === undefined || other === undefined || one[0] !== other[0]) return false;
  const [fields, others] = [one[1], other[1]];
  if (fields === null || others === null) return fields === others;
  const names = Object.keys(fields);
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => Object.hasOwn(others, name) && fields[name]?.[0] === others[name]?.[0])
  );
}

const liveAdditions = (state: RecordState) =>
  Object.entries(state).flatMap(([page, [count, fields]]) =>
    fields === null ? [] : [{ page, count, fields }],
  );

/** The values of a record, or null where it does not exist. */
export function valuesOf(state: RecordState): Values | null {
  const live = liveAdditions(state);
  if (live.length === 0) return null;
  const values: Record<string, Json> = {};
  const fields = live.map((addition) => addition.fields).reduce(joinFields);
  for (const [name, [, value]] of Object.entries(fields)) {
    if (value !== undefined) put(values, name, value);
  }
  return values;
}

/** The latest stamp in a state; null for none. */
export function latestStamp(state: RecordState): Stamp | null {
  let latest: Stamp | null = null;
  for (const { fields } of liveAdditions(state)) {
    for (const [stamp] of Object.values(fields)) {
      if (latest === null || stamp > latest) latest = stamp;
    }
  }
  return latest;
}

/** The change that removes a record, of every addition that is seen; null where none is. */
export function removal(state: RecordState): RecordState | null {
  const live = liveAdditions(state);
  if (live.length === 0) return null;
  return Object.fromEntries(live.map(({ page, count }) => [page, [count, null] as const]));
}

/**
 * The change that gives a record these values: an addition, or the fields that differ. Null where
 * none does.
 *
 * @param next - Gives the stamp of the change.
 * @param page - The page that makes the change.
 */
export function assignment(
  state: RecordState,
  after: Values,
  page: PageId,
  next: () => Stamp,
): RecordState | null {
  const before = valuesOf(state);
  if (before !== null && equalJson(before, after)) return null;
  const stamp = next();
  const changed: Record<string, Field> = {};
  for (const [name, value] of Object.entries(after)) {
    const was = before !== null && Object.hasOwn(before, name) ? before[name] : undefined;
    if (was === undefined || !equalJson(was, value)) put(changed, name, [stamp, value]);
  }
  for (const name of Object.keys(before ?? {})) {
    if (!Object.hasOwn(after, name)) put(changed, name, [stamp]);
  }
  if (before === null) return { [page]: [(state[page]?.[0] ?? 0) + 1, changed] };
  const edits = liveAdditions(state).map((each) => [each.page, [each.count, changed]] as const);
  return Object.fromEntries(edits);
}

/**
 * The change that adds a record once more, as it is: a removal that saw only the additions before does
 * not take it. Null where there is none.
 *
 * @param page - The page that makes the change.
 */
export function readdition(state: RecordState, page: PageId): RecordState | null {
  const live = liveAdditions(state);
  if (live.length === 0) return null;
  const fields = live.map((addition) => addition.fields).reduce(joinFields);
  return { [page]: [(state[page]?.[0] ?? 0) + 1, fields] };
}

function equalJson(one: Json, other: Json): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null) return false;
  if (isList(one) || isList(other)) {
    if (!isList(one) || !isList(other) || one.length !== other.length) return false;
    return one.every((value, index) => equalJson(value, other[index] ?? null));
  }
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && equalJson(one[name] ?? null, other[name] ?? null),
    )
  );
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Reads a state from JSON; null for anything but a whole, valid one. */
export function parseRecord(value: unknown): RecordState | null {
  return isObject(value) && Object.entries(value).every(isAdditionOfPage)
    ? (value as RecordState)
    : null;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isAdditionOfPage([page, addition]: readonly [string, unknown]): boolean {
  if (!isPageId(page) || !Array.isArray(addition) || addition.length !== 2) return false;
  const [count, fields]: unknown[] = addition;
  const isCount = typeof count === 'number' && Number.isSafeInteger(count) && count > 0;
  return isCount && (fields === null || (isObject(fields) && Object.values(fields).every(isField)));
}

const isField = (field: unknown): boolean =>
  Array.isArray(field) && (field.length === 1 || field.length === 2) && isStamp(field[0]);
