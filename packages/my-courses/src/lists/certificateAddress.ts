import { httpsAddress } from '@aulario/safe-url';

/** The address of a certificate as the browser reads it; null for all that is no https address. */
export const certificateAddress = (typed: string): string | null =>
  httpsAddress(typed.trim())?.href ?? null;
