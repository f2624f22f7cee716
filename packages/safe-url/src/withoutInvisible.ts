/**
 * Zero-width spaces, joiners of words, soft hyphens and marks of direction, as they are or as browsers
 * encode them. Joiners of letters (U+200C, U+200D) are part of words in some scripts and stay.
 */
const invisible =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|%(?:C2%AD|E2%80%8[BEF]|E2%80%A[A-E]|E2%81%A0|E2%81%A[6-9]|EF%BB%BF)/giu;

/**
 * A link without the invisible signs that messengers and word processors put into it, so that
 * it can be broken into lines or stands in its own direction.
 */
export const withoutInvisible = (link: string): string => link.replace(invisible, '');
