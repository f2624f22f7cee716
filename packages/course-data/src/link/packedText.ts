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
    return await inflate(bytes, maxBytes);
  } catch {
    return null;
  }
}

async function inflate(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<string | null> {
  const unpacking = new DecompressionStream('deflate-raw');
  const writer = unpacking.writable.getWriter();
  const ignore = () => undefined;
  // The reading end of the stream reports the same failure.
  writer
    .write(bytes)
    .then(() => writer.close())
    .catch(ignore);
  const reader = unpacking.readable.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
