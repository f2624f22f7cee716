import { createHash } from 'node:crypto';
import { parseCourseUrl } from '@aulario/course-data';
import { maxAddressChars } from '../limits.ts';
import type { Provider } from '../providers/provider.ts';
import { redactSecrets } from '../source/redactSecrets.ts';

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

/** The whole address that a feed means: blanks, 'http:', a missing scheme and 'www.' are its style. */
function wholeAddress(value: string, { home, hosts }: Provider): string {
  const text = value.trim();
  if (/^\/(?![/\\])/.test(text)) return new URL(text, home).href;
  const address = text.replace(/^http:\/\//i, 'https://');
  const host = /^(?:https:\/\/)?([a-z\d.-]+)(?=[/?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  const known = [host, `www.${host}`, host.replace(/^www\./, '')].find((each) =>
    hosts.includes(each),
  );
  return known === undefined
    ? address
    : `https://${known}${address.replace(/^https:\/\//i, '').slice(host.length)}`;
}

const isOnPath = (url: string, { coursePaths }: Provider): boolean => {
  const { pathname } = new URL(url);
  return (
    coursePaths.length === 0 ||
    coursePaths.some((path) => pathname.startsWith(path) && pathname.length > path.length)
  );
};

/**
 * The validated address of a course on its provider's hosts; relative ones are resolved against its
 * home.
 */
export function courseUrlOf(value: unknown, provider: Provider): string | null {
  if (typeof value !== 'string' || value.length > maxAddressChars) return null;
  const url = parseCourseUrl(wholeAddress(value, provider), provider.id);
  return url !== null && isOnPath(url, provider) ? url : null;
}

const maxShownChars = 120;

/** Why an address is not that of a course of its provider. */
export function addressProblem(value: unknown, provider: Provider): string {
  if (typeof value !== 'string' || value.trim() === '') return 'No address';
  const shown = redactSecrets(value.trim().slice(0, maxShownChars));
  const address = wholeAddress(value, provider);
  if (value.length > maxAddressChars || !URL.canParse(address)) return `No whole address: ${shown}`;
  const url = parseCourseUrl(address, provider.id);
  if (url !== null) return `Not below ${provider.coursePaths.join(', ')}: ${shown}`;
  return `Not on ${provider.hosts.join(', ')}: ${shown}`;
}
