import { type Language, readLanguage } from '../language/language.ts';

/** Where the English addresses begin; the Spanish ones have no prefix. */
const englishPrefix = '/en';

/** Addresses that speak the language that was chosen here before, and not one of their own. */
const neutral = /^\/(?:dashboard|account)(?:\/|$)/;
const english = /^\/en(?=\/|$)/;

/** The language that an address stands for; null where it stands for none. */
export function languageOfPath(pathname: string): Language | null {
  if (neutral.test(pathname)) return null;
  return english.test(pathname) ? 'en' : 'es';
}

/** The language that a page at an address speaks: its own, else the remembered one. */
export const languageAt = (pathname: string, storage: Storage, fallback?: Language): Language =>
  languageOfPath(pathname) ?? readLanguage(storage, fallback);

const isPublic = (href: string) =>
  href.startsWith('/') && !href.startsWith('//') && !neutral.test(href.replace(/[?#].*$/, ''));

/** The same public page in a language, its search and hash kept; any other address as it is. */
export function inLanguage(href: string, language: Language): string {
  if (!isPublic(href)) return href;
  const spanish = href.replace(/^\/en(?=[/?#]|$)\/?/, '/');
  if (language === 'es') return spanish;
  return englishPrefix + spanish.replace(/^\/(?=[?#]|$)/, '');
}
