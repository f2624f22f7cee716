import { Transform } from 'node:stream';
import {
  type DetectedEncoding,
  decoderOf,
  detectEncoding,
  sampleBytes,
} from '@aulario/course-data/reading';

/** Finds the encoding of a text by its beginning. */
export async function encodingOf(text: AsyncIterable<Buffer>): Promise<DetectedEncoding> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of text) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > sampleBytes) break;
  }
  return detectEncoding(Buffer.concat(chunks).subarray(0, sampleBytes), length <= sampleBytes);
}

/** Turns a text into UTF-8, as which it is not looked at. */
export function decodeText(encoding: string): Transform {
  const decoder = encoding === 'utf-8' ? null : decoderOf(encoding);
  const decode = (bytes: Uint8Array, isLast: boolean) =>
    decoder === null ? bytes : Buffer.from(decoder.decode(bytes, isLast));
  return new Transform({
    transform(chunk: Buffer, _, done) {
      done(null, decode(chunk, false));
    },
    flush(done) {
      done(null, decode(new Uint8Array(), true));
    },
  });
}
