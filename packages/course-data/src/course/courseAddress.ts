import { httpsAddress } from '@aulario/safe-url';
import type { PlatformId } from './course.ts';
import { platformOf } from './platforms.ts';

/**
 * The one reader of course addresses. Returns the normalised address when it is https, on exactly
 * a host of the platform, without credentials and on the default port; null otherwise.
 */
export function parseCourseUrl(url: unknown, platform: PlatformId): string | null {
  if (typeof url !== 'string') return null;
  const written = url.slice('https://'.length).toLowerCase();
  // Before and after normalisation: 'ｗｗｗ.' is no way in which a marketplace writes itself.
  const host = platformOf(platform).hosts.find((own) => written.startsWith(own));
  const parsed = host === undefined ? null : httpsAddress(url);
  return parsed?.host === host ? (parsed?.href ?? null) : null;
}

/**
 * The one reader of image addresses: a picture in this site's own '/covers/' folder, or any https
 * address without credentials on the default port; null otherwise.
 */
export function parseImageUrl(url: unknown): string | null {
  if (typeof url !== 'string') return null;
  if (/^\/covers\/[a-z0-9][\w.-]*\.(?:svg|png|jpe?g|webp|avif)$/i.test(url)) return url;
  return httpsAddress(url)?.href ?? null;
}
