import type { Codec } from '@aulario/local-data';
import * as v from 'valibot';

const version = 1;

const storedRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ version: v.literal(version) }),
);

const newerRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.pipe(v.number(), v.safeInteger(), v.gtValue(version)) }),
);

/**
 * Encodes values as JSON, with a version beside their fields. Rejects a value stored under another
 * value's name.
 *
 * @param schema - Reads the fields.
 * @param fieldsOf - The fields of a value; its own by default.
 */
export function fieldCodec<T extends object>(
  schema: v.GenericSchema<unknown, T>,
  nameOf: (value: T) => string,
  fieldsOf: (value: T) => object = (value) => value,
): Codec<T> {
  return {
    encode: (value) => JSON.stringify({ version, ...fieldsOf(value) }),
    decode(text, name) {
      const stored = v.safeParse(storedRecord, text);
      if (!stored.success) return null;
      const read = v.safeParse(schema, stored.output);
      return read.success && nameOf(read.output) === name ? read.output : null;
    },
    isNewer: (text) => v.safeParse(newerRecord, text).success,
  };
}

/** As {@link fieldCodec}, with the value in a field of its own: the form of every new kind of record. */
export const recordCodec = <T extends object>(
  schema: v.GenericSchema<unknown, T>,
  nameOf: (value: T) => string,
): Codec<T> =>
  fieldCodec(
    v.pipe(
      v.object({ value: schema }),
      v.transform(({ value }) => value),
    ),
    nameOf,
    (value) => ({ value }),
  );
