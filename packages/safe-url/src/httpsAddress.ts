/** Longer addresses are refused. In UTF-16 units, before and after normalisation. */
export const maxAddressLength = 2048;

// `new URL` repairs all of these silently, so that what is checked would not be what was written.
const suspicious = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;
const beginning = /^https:\/\/[^/?#]/i;
const emptyCredentials = /^.{8}[^/?#]*@/;

/**
 * The one parser of addresses that come from outside the program: catalogue files, stored carts,
 * accounts, links. Returns the address as the browser will read it when it is absolute, https,
 * without user name or password, on the default port and written without anything invisible; null
 * for everything else. Which hosts and folders are allowed is for the caller to say. Never throws.
 */
export function httpsAddress(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > maxAddressLength) return null;
  if (suspicious.test(value) || !beginning.test(value)) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || url.href.length > maxAddressLength) return null;
  const hasCredentials = url.username !== '' || url.password !== '' || emptyCredentials.test(value);
  return hasCredentials || url.port !== '' ? null : url;
}
