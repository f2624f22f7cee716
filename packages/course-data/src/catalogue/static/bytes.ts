import { CatalogueError } from '../catalogueError.ts';

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer(),
  );
}

/**
 * Compressed once, when the catalogue is written: hosts compress texts, but not files of bytes, and
 * so every host serves the same number of them.
 */
export function packBytes(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return throughStream(bytes, new CompressionStream('gzip'));
}

/** What was packed. Checked on the way; throws a {@link CatalogueError} when it is damaged. */
export async function unpackBytes(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await throughStream(bytes, new DecompressionStream('gzip'));
  } catch (error) {
    throw new CatalogueError('damaged', error);
  }
}

/** The first 12 hexadecimal digits of the SHA-256 of several pieces in a row. */
export async function contentHash(pieces: readonly Uint8Array<ArrayBuffer>[]): Promise<string> {
  const whole = await new Blob([...pieces]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return Array.from(digest.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
