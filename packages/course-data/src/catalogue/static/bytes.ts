import { CatalogueError } from '../catalogueError.ts';
import { readStream } from './readStream.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Compressed once, when the catalogue is written: hosts compress texts, but not files of bytes, and
 * so every host serves the same number of them.
 */
export async function packBytes(bytes: Bytes): Promise<Bytes> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * What was packed, of which so many bytes were promised. Unpacking stops where there are more; throws
 * a {@link CatalogueError} when there are more or fewer, or when they are damaged.
 */
export async function unpackBytes(packed: Bytes, size: number): Promise<Bytes> {
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    const bytes = await readStream(stream, size);
    if (bytes.length === size) return bytes;
    throw new Error(`${bytes.length} bytes instead of ${size}`);
  } catch (error) {
    throw error instanceof CatalogueError ? error : new CatalogueError('damaged', error);
  }
}
