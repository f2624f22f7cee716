/** Removes accents, including the tilde of ñ. */
export function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}

/** The words of a text in lower case, with their accents. */
export const writtenWords = (text: string): string[] =>
  text.toLowerCase().match(/\.?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*(?:\+\+|#)?/gu) ?? [];

/**
 * Splits a text into words for the judge. Does not use the engine's code, so that it does not
 * repeat the engine's errors.
 */
export const splitForJudge = (text: string): string[] => writtenWords(withoutAccents(text));

/** A text as the judge compares it: its words in lower case, without accents and signs. */
export const foldForJudge = (text: string): string => splitForJudge(text).join(' ');
