import { LimitError } from '../limits.ts';

const lineFeed = 0x0a;

/**
 * The lines of a text that comes in pieces; a {@link LimitError} in place of one that is too long,
 * which is not kept in memory.
 */
export async function* linesOf(
  bytes: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<string | LimitError> {
  let pieces: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer) => {
    length += piece.length;
    if (length <= maxBytes) pieces.push(piece);
    else pieces = [];
  };
  const take = (): string | LimitError => {
    const line =
      length > maxBytes
        ? new LimitError(`A line is over ${maxBytes} bytes`)
        : Buffer.concat(pieces).toString();
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      add(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield take();
}
