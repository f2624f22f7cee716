import { isUtf8 } from 'node:buffer';
import { Transform } from 'node:stream';

/** The number of bytes by which the encoding of a text is recognised. */
const sampleBytes = 2 ** 20;

const marks: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const startsWith = (bytes: Buffer, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** Removes the bytes of a character that the sample has cut. */
function withoutCutEnd(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes.length - end < 3 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  return ((bytes[end - 1] ?? 0) & 0xc0) === 0xc0 ? bytes.subarray(0, end - 1) : bytes;
}

/**
 * The encoding of a text: by its mark, by the zeros of UTF-16 with Latin letters, or else UTF-8, and
 * what Western programs write where it is no UTF-8.
 */
function encodingOf(sample: Buffer): string {
  const [marked] = marks.find(([, mark]) => startsWith(sample, mark)) ?? [];
  if (marked !== undefined) return marked;
  if (sample[0] !== 0 && sample[1] === 0) return 'utf-16le';
  if (sample[0] === 0 && sample[1] !== 0) return 'utf-16be';
  return isUtf8(sample) || isUtf8(withoutCutEnd(sample)) ? 'utf-8' : 'windows-1252';
}

/**
 * Turns a text into UTF-8.
 *
 * @param told - Its encoding; one of the usual ones is found when left out.
 */
export function decodeText(told?: string): Transform {
  let sample: Buffer | null = Buffer.alloc(0);
  let decoder: TextDecoder | null = null;
  const begin = (bytes: Buffer): Buffer => {
    sample = null;
    const encoding = told ?? encodingOf(bytes);
    if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
    return decode(bytes);
  };
  const decode = (bytes: Buffer): Buffer =>
    decoder === null ? bytes : Buffer.from(decoder.decode(bytes, { stream: true }));
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (sample === null) return done(null, decode(chunk));
      sample = Buffer.concat([sample, chunk]);
      done(null, sample.length < sampleBytes ? undefined : begin(sample));
    },
    flush(done) {
      done(null, sample === null ? undefined : begin(sample));
    },
  });
}
