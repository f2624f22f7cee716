/** Joiners of letters (U+200C, U+200D) are part of words in some scripts and stay. */
const invisible = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;

/** One sign that is not ASCII, as browsers encode it. */
const encodedSign =
  /%(?:C[2-9A-F]|D[\dA-F]|E[\dA-F]%[89AB][\dA-F]|F[0-4](?:%[89AB][\dA-F]){2})%[89AB][\dA-F]/gi;

function withoutEncoded(sign: string): string {
  try {
    return decodeURIComponent(sign).replace(invisible, '') === '' ? '' : sign;
  } catch {
    // The escapes are not valid UTF-8, so they stay as they are.
    return sign;
  }
}

/**
 * A link without the invisible signs that messengers and word processors put into it, so that
 * it can be broken into lines or stands in its own direction: spaces of no width, soft hyphens, marks of
 * direction, variants and fillers, as they are or encoded.
 */
export const withoutInvisible = (link: string): string =>
  link.replace(invisible, '').replace(encodedSign, withoutEncoded);
