import { createHash } from 'node:crypto';
import { parseCourseUrl } from '@aulario/course-data';
import { maxAddressChars } from '../limits.ts';
import type { Provider } from '../providers/provider.ts';

const maxLength = 160;

/**
 * Encodes an id of a source as the part of a course's id after the colon: other characters become
 * '~' and their bytes, an address becomes its path, and long ids end in a hash.
 */
export function sourceIdOf(value: unknown): string | null {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value > 0 ? String(value) : null;
  if (typeof value !== 'string') return null;
  const text = value.length > maxAddressChars ? '' : value.trim().normalize('NFC');
  const path = /^https?:\/\/[^/]+\/(.*?)\/*$/i.exec(text)?.[1]?.replaceAll('/', '.') ?? text;
  const written = path.replace(/^\.|[^\w.-]/gu, (char) => `~${Buffer.from(char).toString('hex')}`);
  if (written === '') return null;
  if (written.length <= maxLength) return written;
  const hash = createHash('sha256').update(written).digest('hex').slice(0, 12);
  return `${written.slice(0, maxLength)}~${hash}`;
}

/**
 * The validated address of a course on its provider's hosts; relative ones are resolved against its
 * home.
 */
export function courseUrlOf(value: unknown, { id, home, coursePaths }: Provider): string | null {
  if (typeof value !== 'string' || value.length > maxAddressChars) return null;
  const isRelative = value.startsWith('/') && !/^\/[/\\]/.test(value);
  const url = parseCourseUrl(isRelative ? new URL(value, home).href : value, id);
  if (url === null || coursePaths.length === 0) return url;
  const { pathname } = new URL(url);
  return coursePaths.some((path) => pathname.startsWith(path) && pathname.length > path.length)
    ? url
    : null;
}
