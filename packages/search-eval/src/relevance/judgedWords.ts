/**
 * The words of a text as the judge sees them. Made without the engine's own code, so that a fault
 * in that is not repeated by what judges it.
 */
export function judgedWords(text: string): string[] {
  const folded = withoutAccents(text).toLowerCase();
  return folded.match(/\.?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*(?:\+\+|#)?/gu) ?? [];
}

/** A text with its accents, and the tilde of the ñ, taken away. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}
