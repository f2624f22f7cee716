import { httpsAddress } from '@aulario/address';
import type { PlatformId } from './course.ts';
import { platforms } from './platforms.ts';

const siteFolders: Record<PlatformId, readonly string[]> = {
  udemy: ['/course/', '/user/'],
  coursera: [],
  edx: [],
};

function isInFolder(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(folder) && path.length > folder.length);
}

function parseRelative(value: string, platform: PlatformId): URL | null {
  const folders = siteFolders[platform];
  if (!isInFolder(value, folders)) return null;
  const url = httpsAddress(`https://${platforms[platform].host}${value}`);
  // Dots in the path may have led out of the folder.
  return url !== null && isInFolder(url.pathname, folders) ? url : null;
}

/**
 * The one reader of course addresses. Returns the normalised address when it is https, on exactly
 * the host of the platform, without credentials and on the default port; null otherwise. Udemy
 * writes addresses relative to its site ('/course/…/'); these are resolved.
 */
export function parseCourseUrl(url: unknown, platform: PlatformId): string | null {
  if (typeof url !== 'string') return null;
  if (url.startsWith('/')) return parseRelative(url, platform)?.href ?? null;
  const { host } = platforms[platform];
  // Before and after normalisation: 'ｗｗｗ.' is no way in which a marketplace writes itself.
  const isWritten = url.slice('https://'.length).toLowerCase().startsWith(host);
  const parsed = isWritten ? httpsAddress(url) : null;
  return parsed?.host === host ? parsed.href : null;
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
