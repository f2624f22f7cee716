/** Strict, so that a file in another encoding is noticed. */
const decodeStrictly = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8; the caller tries the next encoding.
    return null;
  }
};

/**
 * Decodes a text file of unknown encoding: what its byte order mark says, else UTF-8, else
 * windows-1252, which spreadsheets in Spanish and English save. Removes the mark.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return decodeStrictly(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}
