/** The first of 256 code units that encode one byte each; none is a control character. */
const firstUnit = 0x100;

/** Encodes a byte per UTF-16 unit: browsers limit units, and base64 would need a third more. */
export function textOfBytes(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(firstUnit + byte);
  return text;
}

/** Decodes the bytes; null for a text that {@link textOfBytes} cannot have written. */
export function bytesOfText(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const byte = text.charCodeAt(index) - firstUnit;
    if (byte < 0 || byte > 0xff) return null;
    bytes[index] = byte;
  }
  return bytes;
}
