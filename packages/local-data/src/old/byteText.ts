/** The first of 256 code units that encode one byte each; none is a control character. */
export const firstUnit = 0x100;

/** The bytes of a text with a byte per UTF-16 unit; null for any other text. */
export function bytesOfText(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const byte = text.charCodeAt(index) - firstUnit;
    if (byte < 0 || byte > 0xff) return null;
    bytes[index] = byte;
  }
  return bytes;
}
