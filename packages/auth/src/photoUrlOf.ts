/** Addresses longer than this are refused by the provider too. In UTF-16 units. */
const longestPhotoUrl = 2048;

/**
 * The address of a photo as it may be shown and stored: absolute, https, without user name or
 * password, normalised. Everything else is ''. Used on read as well as on write, because a
 * provider stores what any client sends it, `javascript:` included.
 */
export function photoUrlOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > longestPhotoUrl) return '';
  // The parser would also accept 'https:host' and 'https:\\host', which nobody means.
  if (!/^https:\/\/[^/\\]/i.test(value.trim())) return '';
  const url = parsed(value);
  if (url === null || url.protocol !== 'https:') return '';
  const isPlain = url.username === '' && url.password === '' && url.href.length <= longestPhotoUrl;
  return isPlain ? url.href : '';
}

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
