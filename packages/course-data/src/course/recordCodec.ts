import type { Codec } from '@aulario/local-data';
import * as v from 'valibot';

/** Encodes values as JSON with a version. Rejects a value stored under another value's name. */
export function recordCodec<T extends object>(
  schema: v.GenericSchema<unknown, T>,
  nameOf: (value: T) => string,
): Codec<T> {
  const stored = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ version: v.literal(1), value: schema }),
  );
  return {
    encode: (value) => JSON.stringify({ version: 1, value }),
    decode(text, name) {
      const read = v.safeParse(stored, text);
      return read.success && nameOf(read.output.value) === name ? read.output.value : null;
    },
  };
}
