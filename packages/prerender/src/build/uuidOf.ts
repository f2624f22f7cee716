import { createHash } from 'node:crypto';

/**
 * Derives a UUID from an address without its host, since an Atom id must not depend on the host.
 */
export function uuidOf(address: string): string {
  const hex = createHash('sha1').update(`aulario:${address}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`];
  return `urn:uuid:${[...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')}`;
}
