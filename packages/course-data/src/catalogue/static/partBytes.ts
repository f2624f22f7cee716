import { crc32 } from '@aulario/search';
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

const encoder = new TextEncoder();
const checksumBytes = 4;

// The checksum includes the path, so that intact bytes of another part are also refused.
const checksumOf = (path: string, content: Uint8Array) =>
  crc32(content, crc32(encoder.encode(`${path}\n`)));

const hexOf = (checksum: number) => checksum.toString(16).padStart(8, '0');

function requireChecksum(path: string, isRight: boolean): void {
  if (!isRight) throw new CatalogueError('damaged', new Error(`Wrong checksum of ${path}`));
}

/** Prepends a checksum to binary content. `path` is relative to the catalogue's folder. */
export function sealBytes(path: string, content: Uint8Array): Bytes {
  const sealed = new Uint8Array(checksumBytes + content.length);
  new DataView(sealed.buffer).setUint32(0, checksumOf(path, content), true);
  sealed.set(content, checksumBytes);
  return sealed;
}

/** Returns the content of a sealed part. Throws a {@link CatalogueError} when it is damaged. */
export function openBytes(path: string, sealed: Bytes): Bytes {
  const content = sealed.subarray(checksumBytes);
  const view = new DataView(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const isLong = sealed.length >= checksumBytes;
  requireChecksum(path, isLong && view.getUint32(0, true) === checksumOf(path, content));
  return content;
}

const prefixOf = (checksum: string) => `{"crc32":"${checksum}","content":`;
const prefixLength = prefixOf('00000000').length;
const suffix = '}';

/** Wraps JSON with its checksum. The result is still JSON, so that hosts compress it. */
export function sealJson(path: string, json: string | Uint8Array): Bytes {
  const content = typeof json === 'string' ? encoder.encode(json) : json;
  const prefix = prefixOf(hexOf(checksumOf(path, content)));
  const sealed = new Uint8Array(prefix.length + content.length + suffix.length);
  encoder.encodeInto(prefix, sealed);
  sealed.set(content, prefix.length);
  sealed[sealed.length - 1] = suffix.charCodeAt(0);
  return sealed;
}

/** Returns the JSON of a sealed part. Throws a {@link CatalogueError} when it is damaged. */
export function openJson(path: string, sealed: Bytes): string {
  const content = sealed.subarray(prefixLength, -suffix.length);
  const prefix = new TextDecoder().decode(sealed.subarray(0, prefixLength));
  const isWhole = sealed.at(-1) === suffix.charCodeAt(0);
  requireChecksum(path, isWhole && prefix === prefixOf(hexOf(checksumOf(path, content))));
  return new TextDecoder().decode(content);
}

/** Whether the bytes are the part at `path`, relative to the catalogue's folder, as it was written. */
export function isIntactPart(path: string, sealed: Bytes): boolean {
  try {
    if (path.endsWith('.json')) openJson(path, sealed);
    else openBytes(path, sealed);
    return true;
  } catch {
    // Whatever is wrong with it, it is not intact.
    return false;
  }
}
