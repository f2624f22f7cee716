const addresses = /https?:\/\/[^\s"'<>]+/gi;

/** Values that say which part of a feed it is, and nothing else. */
const harmless = /^\d{1,6}$/;

/** Long words of letters and digits in a path are keys, as in '/apikey/4f…/'. */
const key = /^(?=.*\d)(?=.*[a-z])[a-z\d]{20,}$/i;

function redactAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const path = url.pathname
    .split('/')
    .map((part) => (key.test(part) ? '…' : part))
    .join('/');
  const query = Array.from(
    url.searchParams,
    ([name, value]) => `${name}=${harmless.test(value) ? value : '…'}`,
  ).join('&');
  return `${url.origin}${path}${query === '' ? '' : `?${query}`}`;
}

/** A text for logs and reports, without the keys and passwords that its addresses hold. */
export const redactSecrets = (text: string): string => text.replace(addresses, redactAddress);
