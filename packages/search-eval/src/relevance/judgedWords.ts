/**
 * Splits a text into words for the judge. Does not use the engine's code, so that it does not
 * repeat the engine's errors.
 */
export function judgedWords(text: string): string[] {
  const folded = withoutAccents(text).toLowerCase();
  return folded.match(/\.?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*(?:\+\+|#)?/gu) ?? [];
}

/** Removes accents, including the tilde of ñ. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}
