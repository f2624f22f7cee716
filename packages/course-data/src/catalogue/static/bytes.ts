import { readStream } from '../../stream/readStream.ts';
import { CatalogueError } from '../port/catalogueError.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Compresses when the catalogue is written: hosts compress texts but not binary files. This also
 * makes the served size independent of the host.
 */
export async function packBytes(bytes: Bytes): Promise<Bytes> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/**
 * Unpacks bytes of the declared size. Stops reading beyond it. Throws a {@link CatalogueError} for
 * another size or damaged data.
 */
export async function unpackBytes(packed: Bytes, size: number): Promise<Bytes> {
  // Outside of what follows: a browser without it does not make the data damaged.
  const gunzip = new DecompressionStream('gzip');
  try {
    const stream = new Blob([packed]).stream().pipeThrough(gunzip);
    const bytes = await readStream(stream, size);
    if (bytes.length === size) return bytes;
    throw new Error(`${bytes.length} bytes instead of ${size}`);
  } catch (error) {
    throw new CatalogueError('damaged', error);
  }
}
