import { readStream } from '../stream/readStream.ts';

/** Deflates a text and encodes it in base64url, for the fragment of a link. */
export async function packText(text: string): Promise<string> {
  const packing = new CompressionStream('deflate-raw');
  const packed = new Response(packing.readable).arrayBuffer();
  const writer = packing.writable.getWriter();
  void writer.write(new TextEncoder().encode(text));
  await writer.close();
  const bytes = new Uint8Array(await packed);
  const units = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(units).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Unpacks a text of {@link packText}; null for anything else, and for a text that exceeds the
 * maximum size. Never rejects.
 */
export async function unpackText(packed: string, maxBytes: number): Promise<string | null> {
  try {
    const units = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(units, (unit) => unit.charCodeAt(0));
    const unpacking = new DecompressionStream('deflate-raw');
    const writer = unpacking.writable.getWriter();
    // The reading end of the stream reports the same failure.
    writer
      .write(bytes)
      .then(() => writer.close())
      .catch(() => undefined);
    const unpacked = await readStream(unpacking.readable, maxBytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch {
    // A link that was cut off or is damaged; the screen says so.
    return null;
  }
}
