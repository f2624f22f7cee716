import { readerLanguages } from '@aulario/course-data';
import { firstLanguage, type Language, readLanguage } from '../../language/language.ts';

const [, ...prefixes] = readerLanguages;
const prefix = new RegExp(`^/(${prefixes.join('|')})(?=[/?#]|$)`, 'i');

/** Addresses without a language of their own, which use the stored one. */
const neutral = /^\/(?:dashboard|account)(?:\/|$)/;

/** The pattern of the router for a page that has an address in each language. */
export const patternInLanguages = (path: string): string =>
  neutral.test(path)
    ? path
    : prefixes.map((code) => `/${code}?`).join('') + (path === '/' ? '' : path);

/** All of a path, but the id of a course behind its platform: that may be in capitals. */
const lowerPart = /^(?:\/[a-z]{2})?(?:\/dashboard)?\/course\/[^/:%]*|^.*$/i;

/** One language or several before a path, the first one too, which has none: `/es/courses`, `/en/en/courses`. */
const languages = new RegExp(`^(?:/(${readerLanguages.join('|')}))+(?=/|$)`);

/**
 * The path of an address as the product writes it: `/EN/courses/Music` is `/en/courses/music`, `/es/courses` is
 * `/courses`. The router ignores capitals; language, category and subject are found in lower case only.
 */
export function ownPath(pathname: string): string {
  const lower = pathname.replace(lowerPart, (part) =>
    part.replace(/%[\da-f]{2}|[A-Z]+/gi, (found) =>
      found.startsWith('%') ? found : found.toLowerCase(),
    ),
  );
  const bare = lower.replace(languages, '');
  const [, last] = languages.exec(lower) ?? [];
  const isPrefixed = last !== undefined && last !== firstLanguage && !neutral.test(bare);
  return (isPrefixed ? `/${last}` : '') + bare || '/';
}

/** The language of an address; null if it has none. */
export function languageOfPath(pathname: string): Language | null {
  if (neutral.test(pathname)) return null;
  const [, code] = prefix.exec(pathname) ?? [];
  return prefixes.find((known) => known === code) ?? firstLanguage;
}

/** The language of the page at an address: its own, else the stored one. */
export const languageAt = (pathname: string, storage: Storage, fallback?: Language): Language =>
  languageOfPath(pathname) ?? readLanguage(storage, fallback);

const isPublic = (href: string) =>
  href.startsWith('/') && !href.startsWith('//') && !neutral.test(href.replace(/[?#].*$/, ''));

/** The address of the same public page in a language, with query and hash; others are unchanged. */
export function inLanguage(href: string, language: Language): string {
  if (!isPublic(href)) return href;
  const bare = languageOfPath(href) === firstLanguage ? href : href.replace(prefix, '');
  const rest = bare.replace(/^\/?/, '/');
  return language === firstLanguage ? rest : `/${language}${rest.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** An own address as `paths` has it, without the prefix of a language: '/cart' of '/en/cart'. */
export const withoutLanguage = (href: string): string => inLanguage(href, firstLanguage);
