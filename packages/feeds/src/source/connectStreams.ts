import { type Duplex, pipeline, type Readable } from 'node:stream';

/** Connects streams. Reading the last one throws the failure of any of them. */
export function connectStreams(first: Readable, ...others: readonly Duplex[]): Readable {
  return others.reduce<Readable>(
    (before, next) =>
      pipeline(before, next, () => {
        // The error has destroyed the reader's end, which throws it.
      }),
    first,
  );
}
