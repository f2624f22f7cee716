/** The key of an address: host and path, without query, fragment and final slash. */
export function addressKey(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/+$/, '')}`;
}
