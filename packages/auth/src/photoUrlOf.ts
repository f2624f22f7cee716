import { httpsAddress } from '@aulario/safe-url';

/**
 * Returns the normalised address of a photo, or '' if the parser of addresses refuses it. Used on
 * both read and write, because a provider stores whatever a client sends, `javascript:` included.
 */
export function photoUrlOf(value: unknown): string {
  return httpsAddress(value)?.href ?? '';
}
