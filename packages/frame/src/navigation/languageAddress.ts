import { type Language, readLanguage } from '../language/language.ts';

/** The prefix of English addresses; Spanish ones have none. */
const englishPrefix = '/en';

/** Addresses without a language of their own, which use the stored one. */
const neutral = /^\/(?:dashboard|account)(?:\/|$)/;
const english = /^\/en(?=\/|$)/;

/** The address with a language prefix in lower case: /EN/courses is /en/courses. */
export const withLowerPrefix = (pathname: string): string =>
  pathname.replace(/^\/en(?=\/|$)/i, englishPrefix);

/** The language of an address; null if it has none. */
export function languageOfPath(pathname: string): Language | null {
  if (neutral.test(pathname)) return null;
  return english.test(pathname) ? 'en' : 'es';
}

/** The language of the page at an address: its own, else the stored one. */
export const languageAt = (pathname: string, storage: Storage, fallback?: Language): Language =>
  languageOfPath(pathname) ?? readLanguage(storage, fallback);

const isPublic = (href: string) =>
  href.startsWith('/') && !href.startsWith('//') && !neutral.test(href.replace(/[?#].*$/, ''));

/** The address of the same public page in a language, with query and hash; others are unchanged. */
export function inLanguage(href: string, language: Language): string {
  if (!isPublic(href)) return href;
  const spanish = href.replace(/^\/en(?=[/?#]|$)\/?/, '/');
  if (language === 'es') return spanish;
  return englishPrefix + spanish.replace(/^\/(?=[?#]|$)/, '');
}
