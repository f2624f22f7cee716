import { LimitError } from '../limits.ts';

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/**
 * The lines of a text that comes in pieces, whichever signs end them; a {@link LimitError} in place of one that is too long,
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
  let isAfterReturn = false;
  for await (const chunk of bytes) {
    let start = isAfterReturn && chunk[0] === lineFeed ? 1 : 0;
    let [feed, end] = [chunk.indexOf(lineFeed, start), chunk.indexOf(carriageReturn, start)];
    while (feed >= 0 || end >= 0) {
      const isReturn = feed < 0 || (end >= 0 && end < feed);
      const at = isReturn ? end : feed;
      add(chunk.subarray(start, at));
      yield take();
      start = isReturn && feed === at + 1 ? at + 2 : at + 1;
      if (feed >= 0 && feed < start) feed = chunk.indexOf(lineFeed, start);
      if (end >= 0 && end < start) end = chunk.indexOf(carriageReturn, start);
    }
    add(chunk.subarray(start));
    isAfterReturn = chunk.at(-1) === carriageReturn;
  }
  if (length > 0) yield take();
}
