import { CatalogueError } from '../port/catalogueError.ts';

/**
 * Reads all bytes of a stream. Cancels a stream with more than `maxBytes` before fetching,
 * unpacking or allocating more, and throws a {@link CatalogueError}.
 */
export async function readStream(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw new CatalogueError('damaged', new Error(`Over ${maxBytes} bytes`));
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let filled = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, filled);
    filled += chunk.length;
  }
  return bytes;
}
