/**
 * Reads all bytes of a stream. Cancels a stream with more than `maxBytes` before fetching,
 * unpacking or allocating more, and throws a {@link RangeError}. Rejects as the stream does.
 */
export async function readStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // Safari iterates over streams only from version 27 on.
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > maxBytes) {
      const tooLong = new RangeError(`Over ${maxBytes} bytes`);
      await reader.cancel(tooLong);
      throw tooLong;
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let filled = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, filled);
    filled += chunk.length;
  }
  return bytes;
}
