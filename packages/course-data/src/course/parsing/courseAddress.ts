import { httpsAddress } from '@aulario/safe-url';
import type { PlatformId } from '../course.ts';
import { platformOf } from '../platforms.ts';

/**
 * Parses a course address. Returns it normalised if it is https, on exactly a host of the platform,
 * without credentials and on the default port; else null. No other code accepts course addresses.
 */
export function parseCourseUrl(url: unknown, platform: PlatformId): string | null {
  if (typeof url !== 'string') return null;
  const written = url.slice('https://'.length).toLowerCase();
  // Checked before and after normalisation: 'ｗｗｗ.' normalises to 'www.' but is suspicious.
  const host = platformOf(platform).hosts.find((own) => written.startsWith(own));
  const parsed = host === undefined ? null : httpsAddress(url);
  return parsed?.host === host ? (parsed?.href ?? null) : null;
}
