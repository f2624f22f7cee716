/** The first of the 256 characters that stand for a byte each: none is a control character. */
const firstUnit = 0x100;

/** One UTF-16 unit per byte: browsers count units, so base64 would take a third more room. */
export function textOfBytes(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(firstUnit + byte);
  return text;
}

/** Null for a text that {@link textOfBytes} does not write. */
export function bytesOfText(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const byte = text.charCodeAt(index) - firstUnit;
    if (byte < 0 || byte > 0xff) return null;
    bytes[index] = byte;
  }
  return bytes;
}
