import { type Duplex, pipeline, type Readable } from 'node:stream';

/** Streams one after another; a failure of any of them is met by whoever reads the last. */
export function chained(first: Readable, ...others: readonly Duplex[]): Readable {
  return others.reduce<Readable>(
    (before, next) =>
      pipeline(before, next, () => {
        // The error has destroyed the reader's end, which throws it.
      }),
    first,
  );
}
