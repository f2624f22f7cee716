import type { PlatformId } from './course.ts';
import { platforms } from './platforms.ts';

const longest = 2048;
// `new URL` repairs all of these silently, so that what is checked would not be what was written.
const suspicious = /[\s\\\p{Cc}\p{Cf}]/u;
const siteFolders: Record<PlatformId, readonly string[]> = {
  udemy: ['/course/', '/user/'],
  coursera: [],
  edx: [],
};

function parseUrl(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}

function parseHttps(value: string): URL | null {
  if (value.length > longest || suspicious.test(value) || !/^https:\/\/[^/]/i.test(value)) {
    return null;
  }
  const url = parseUrl(value);
  if (url === null || url.protocol !== 'https:') return null;
  const hasCredentials = url.username !== '' || url.password !== '' || /^.{8}[^/?#]*@/.test(value);
  return hasCredentials || url.port !== '' ? null : url;
}

function isInFolder(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(folder) && path.length > folder.length);
}

function parseRelative(value: string, platform: PlatformId): URL | null {
  const folders = siteFolders[platform];
  if (!isInFolder(value, folders)) return null;
  const url = parseHttps(`https://${platforms[platform].host}${value}`);
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
  const parsed = url.startsWith('/') ? parseRelative(url, platform) : parseHttps(url);
  return parsed !== null && parsed.host === platforms[platform].host ? parsed.href : null;
}

/**
 * The one reader of image addresses: a picture in this site's own '/covers/' folder, or any https
 * address without credentials on the default port; null otherwise.
 */
export function parseImageUrl(url: unknown): string | null {
  if (typeof url !== 'string') return null;
  if (/^\/covers\/[a-z0-9][\w.-]*\.(?:svg|png|jpe?g|webp|avif)$/i.test(url)) return url;
  return parseHttps(url)?.href ?? null;
}
