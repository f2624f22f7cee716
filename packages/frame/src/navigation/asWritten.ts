import { withoutInvisible } from '@aulario/safe-url';

/** '&' as HTML writes it. Own parameters are written without. */
const htmlAmpersand = /&(?:amp(?:;|%3B)|#0*38;)+/gi;

/** The screens whose content is in the fragment, with a parameter that may have been put before it. */
const encodedFragment = /^((?:\/[a-z]{2})?\/(?:list|letter)\/?(?:\?[^#]*?)?)%23/i;

/** An address whose first '?' and '=' are encoded. No id of a course is in such a path. */
const encodedWhole = /^[\w/]*%3F\w+%3D/i;

const encodedQuestionMark = /^([\w/]*)%3F(?=\w+=)/i;

/** Whether each percent sign of an address is encoded itself. Own addresses have single ones. */
function isEncodedTwice(address: string): boolean {
  const twice = address.match(/%25(?=[\dA-F]{2})/g)?.length ?? 0;
  return twice > 0 && address.split('%').length - 1 === twice;
}

function decodedOnce(address: string): string {
  try {
    const decoded = decodeURIComponent(address);
    // A single sign of percent may stand before digits by chance: '50%DE' is no escape.
    decodeURIComponent(decoded);
    return decoded;
  } catch {
    // The escapes are of the address itself.
    return address;
  }
}

/**
 * An own address, from its path on, as it was written before mails and messengers changed it: without
 * invisible signs, with '&' for '&amp;', '?' and '#' where they were encoded, and encoded once.
 */
export function asWritten(address: string): string {
  const visible = withoutInvisible(address).replace(htmlAmpersand, '&');
  const [own = '', ...fragment] = visible.replace(encodedFragment, '$1#').split('#');
  const isWhole = encodedWhole.test(own) || isEncodedTwice(own);
  const once = isWhole ? decodedOnce(own) : own.replace(encodedQuestionMark, '$1?');
  return [once, ...fragment].join('#');
}
