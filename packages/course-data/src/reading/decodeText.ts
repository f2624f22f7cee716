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
 * UTF-16 without a mark: of most characters that a table in a Latin script begins with, one byte is 0.
 */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const begin = bytes.subarray(0, 400);
  const zerosAt = (parity: number) =>
    begin.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (Math.max(even, odd) <= begin.length / 4 || Math.min(even, odd) > 0) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Decodes a text file of unknown encoding: what its byte order mark says, else UTF-16 that has none,
 * else UTF-8, else windows-1252, which spreadsheets in Spanish and English save. Removes the mark.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return new TextDecoder(unmarked).decode(bytes);
  return decodeStrictly(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}
