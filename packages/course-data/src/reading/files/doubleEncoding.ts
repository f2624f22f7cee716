import { decoderOf, plausibilityOf } from './detectEncoding.ts';

/** The characters of Windows-1252 by byte; the five that it lacks are those of Latin-1. */
const windowsChars = decoderOf('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
  true,
);

const byteOf = new Map([
  ...Array.from({ length: 256 }, (_, byte) => [String.fromCharCode(byte), byte] as const),
  ...Array.from(windowsChars, (char, byte) => [char, byte] as const),
]);

/** What every character of UTF-8 that is not ASCII begins with when it is read as Windows-1252. */
const mayBeDouble = /[\u00c2-\u00f4][^\0-\x7f]/;
/** So many characters in a row are UTF-8 by chance in no text. */
const certainChars = 3;

function encodedOnce(text: string): string | null {
  const bytes = Array.from(text, (char) => byteOf.get(char));
  if (!bytes.every((byte) => byte !== undefined)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    // Not UTF-8: the text is what it says.
    return null;
  }
}

/**
 * A text that was written as UTF-8, read as Windows-1252 or Latin-1 and written as UTF-8 once more
 * ('ProgramaciÃ³n'), as it was meant; any other as it is ('CAFÉ™' is UTF-8 by chance). Works on a whole value,
 * since files hold both kinds side by side.
 */
export function withoutDoubleEncoding(text: string): string {
  if (!mayBeDouble.test(text)) return text;
  const meant = encodedOnce(text);
  if (meant === null) return text;
  const isMeant =
    (meant.match(/[^\0-\x7f]/gu) ?? []).length >= certainChars ||
    plausibilityOf(meant).sum > plausibilityOf(text).sum;
  // Some were written three times.
  return isMeant ? withoutDoubleEncoding(meant) : text;
}
