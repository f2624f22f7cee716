import { freeParameter } from './asWritten.ts';

/** Signs of sentences, messengers and mails; what is not ASCII, as browsers encode it. */
const lastSigns = /(?:%[89a-f][\da-f]|[^\w%/=-])+$/i;

/** With the quotes, brackets and line breaks that browsers encode: nobody has typed them. */
const lastEncodedSigns = /(?:%(?:0[9AD]|2[27]|3[CE]|5C|60|7[BCD]|[89a-f][\da-f])|[^\w%/=-])+$/i;

/** A query that ends in typed text. */
const endsInTyped = /[?&]q=[^&]*&*$/;

/** A second question mark, which no address of ours has, begins the parameters of a messenger. */
const secondQuery = /^([^?]*\?[^?]*)\?.*$/s;

/** The rest of a message, of markup or of a second link: no address of ours holds the signs that begin it. */
const restOfMessage =
  /(?<=[^/?])(?:%(?:0[9AD]|2[02]|3[CE]|5[BD]|7[BCD]|C2%A0|E2%80%A[89])|[|[\]{}"<>]|https?:\/).*$/is;

const isQuoted = (address: string) => /%C2%AB|%E2%80%9C/i.test(address);

/**
 * The path and query of an address without what was appended to its end: punctuation, closing
 * brackets and quotes, marks of emphasis, parameters behind a second '?', and but for texts of readers what
 * stands behind a space, a quote, a bracket or a second link. Encoded signs are of the
 * address itself, unless they are letters of no alphabet: 'c%2B%2B' stays.
 */
export function withoutAppended(address: string): string {
  const one = freeParameter.test(address) ? address : address.replace(restOfMessage, '');
  const own = one.replace(secondQuery, '$1');
  if (isQuoted(own)) return own;
  return own.replace(endsInTyped.test(own) ? lastSigns : lastEncodedSigns, (signs) => {
    try {
      return encodeURI(decodeURIComponent(signs).replace(/[\p{P}\p{S}\p{Cf}\s]+$/u, ''));
    } catch {
      // The escapes are not valid UTF-8, so they stay as they are.
      return signs;
    }
  });
}
