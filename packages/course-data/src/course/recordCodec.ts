import type { Codec } from '@aulario/local-data';
import * as v from 'valibot';

const version = 1;

const newerRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.pipe(v.number(), v.safeInteger(), v.gtValue(version)) }),
);

/** Whether a later release wrote a record, in a format that this release does not know. */
export const isNewerRecord = (text: string): boolean => v.safeParse(newerRecord, text).success;

/** Encodes values as JSON with a version. Rejects a value stored under another value's name. */
export function recordCodec<T extends object>(
  schema: v.GenericSchema<unknown, T>,
  nameOf: (value: T) => string,
): Codec<T> {
  const stored = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ version: v.literal(version), value: schema }),
  );
  return {
    encode: (value) => JSON.stringify({ version, value }),
    decode(text, name) {
      const read = v.safeParse(stored, text);
      return read.success && nameOf(read.output.value) === name ? read.output.value : null;
    },
    isNewer: isNewerRecord,
  };
}
