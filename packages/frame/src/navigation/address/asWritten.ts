import { withoutInvisible } from '@aulario/safe-url';

/** '&' as HTML writes it. Own parameters are written without. */
const htmlAmpersand = /&(?:amp(?:;|%3B)|#0*38;|#x0*26;)+/gi;

/** Other signs of ASCII as HTML or a JSON text writes them: '&#61;', '\u003d'. */
const escapedSign = /&#x0*([2-7][\da-f]);|&#0*(\d{2,3});|(?:\\|%5C)u00([2-7][\da-f])/gi;

/** A backslash before a sign of emphasis, which Markdown takes away again. */
const markdownEscape = /(?:\\|%5C)(?=[_~*.-])/gi;

/** Parameters that hold texts of readers or whole addresses: only these have signs like the ones below. */
export const freeParameter = /[?&](?:q|subject|next|url|text|title|continueUrl)=/;

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

/** The most often that an address is decoded. */
const maxTimes = 3;

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

function decoded(address: string, times = maxTimes): string {
  if (times === 0 || !(encodedWhole.test(address) || isEncodedTwice(address))) return address;
  return decoded(decodedOnce(address), times - 1);
}

/** With '=' as mails in quoted-printable write it, where each of the parameters has it. */
function fromQuotedPrintable(address: string): string {
  const names = address.match(/[?&]\w+=/g)?.length ?? 0;
  const quoted = address.match(/[?&]\w+=3D/g)?.length ?? 0;
  if (quoted === 0 || quoted < names) return address;
  return address.replace(/=(?!3D)/g, '').replaceAll('=3D', '=');
}

/** With the '=' and '&' of parameters, where these alone were encoded. */
function withSeparators(address: string): string {
  const named = address.replace(/([?&]\w+)%3D/gi, '$1=');
  if (freeParameter.test(named)) return named;
  return fromQuotedPrintable(named.replace(/%26(\w+)(?:=|%3D)/gi, '&$1='));
}

/**
 * An own address, from its path on, as it was written before mails and messengers changed it: without
 * invisible signs and doubled slashes, with the signs that HTML, JSON, Markdown and mails write in
 * another way, with '?' and '#' where they were encoded, and encoded once.
 */
export function asWritten(address: string): string {
  const visible = withoutInvisible(address)
    .replace(htmlAmpersand, '&')
    .replace(escapedSign, (_, hex, decimal, unicode) =>
      String.fromCharCode(decimal ? Number(decimal) : Number.parseInt(hex ?? unicode, 16)),
    )
    .replace(markdownEscape, '');
  const [own = '', ...fragment] = visible.replace(encodedFragment, '$1#').split('#');
  const once = decoded(own).replace(encodedQuestionMark, '$1?');
  const [path = '', ...query] = withSeparators(once).split('?');
  return [[path.replace(/(?<!:)\/{2,}/g, '/'), ...query].join('?'), ...fragment].join('#');
}
