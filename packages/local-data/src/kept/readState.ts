import type { Codec } from '../collection.ts';
import { type RecordState, type Values, valuesOf } from '../record/record.ts';
import { fieldsOf, textOf } from './fields.ts';

/** A state as its codec reads it. */
export interface ReadState<T> {
  readonly name: string;
  readonly paths: readonly string[];
  /** Null for a removed record. */
  readonly values: Values | null;
  /** Null where the codec cannot read it. */
  readonly value: T | null;
  readonly isNewer: boolean;
}

type Reads<T> = WeakMap<RecordState, ReadState<T>>;
const readsByCodec = new WeakMap<object, Reads<unknown>>();

/** What a codec has read: reading is most of the work of opening a collection, and several open it. */
function readsOf<T>(codec: Codec<T>): Reads<T> {
  const reads = readsByCodec.get(codec) ?? new WeakMap();
  readsByCodec.set(codec, reads);
  // The codec made all of its values.
  return reads as Reads<T>;
}

/** Reads a state, once for each codec. */
export function readState<T>(
  codec: Codec<T>,
  paths: readonly string[],
  name: string,
  state: RecordState,
): ReadState<T> {
  const reads = readsOf(codec);
  const known = reads.get(state);
  if (known?.name === name && known.paths === paths) return known;
  const values = valuesOf(state);
  const text = values === null ? null : textOf(values, paths);
  const value = text === null ? null : codec.decode(text, name);
  const isNewer = text !== null && value === null && codec.isNewer?.(text) === true;
  const current = { name, paths, values, value, isNewer };
  reads.set(state, current);
  return current;
}

/** The fields of a stored value that this release does not know: they stay as they are. */
export function unknownFields<T>(
  codec: Codec<T>,
  paths: readonly string[],
  { value, values }: ReadState<T>,
): Values {
  if (value === null || values === null) return {};
  const known = fieldsOf(codec.encode(value), paths);
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !Object.hasOwn(known, field)),
  );
}
