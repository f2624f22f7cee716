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
 * Accented letters and amounts in euros of Mac Roman, as windows-1252 shows them: 'matem‡ticas',
 * 'inglŽs', 'espa–ol', 'mœsica', 'lecci—n', 'Fotograf’a', 'lingŸista', '12 Û'. Dashes and apostrophes of
 * sentences ('cost–benefit', 'don’t') and words with œ of their own ('cœur') are none.
 */
const macRoman =
  /‡\p{L}|\p{Ll}Ž|[Aaeiou]–[aeiou]|\p{L}œ[bcjmnprs]|[cgstx]i—n(?!\p{L})|(?:\p{L}{3}|fr|gu)’as?(?!\p{L})|t’tulo|’stic[ao]|ƒ\p{Ll}|gŸ[ei]|\d\s?Û|Û\s?\d/iu;

const windowsAccents = /\p{L}[áéíóúñ]|[áéíóúñ]\p{L}/u;

/** Decodes a text with one byte for each character. */
function decodeSingleBytes(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const isMac = macRoman.test(text) && !windowsAccents.test(text);
  return isMac ? new TextDecoder('macintosh').decode(bytes) : text;
}

/**
 * Decodes a text file of unknown encoding: what its byte order mark says, else UTF-16 that has none,
 * else UTF-8, else what spreadsheets in Spanish and English save: Mac Roman where its letters are
 * recognised, windows-1252. Removes the mark.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return new TextDecoder(unmarked).decode(bytes);
  return decodeStrictly(bytes) ?? decodeSingleBytes(bytes);
}
