import { Transform } from 'node:stream';
import { LimitError } from '../limits.ts';

/** Passes bytes on, and fails when they are over the maximum. */
export function limitBytes(maxBytes: number, what: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new LimitError(`${what} is over ${maxBytes} bytes`));
      else done(null, chunk);
    },
  });
}
