import { httpsAddress } from '@aulario/safe-url';

/**
 * The address of a photo as it may be shown and stored, normalised; '' for everything that the
 * parser of addresses refuses. Used on read as well as on write, because a provider stores what any
 * client sends it, `javascript:` included.
 */
export function photoUrlOf(value: unknown): string {
  return httpsAddress(value)?.href ?? '';
}
