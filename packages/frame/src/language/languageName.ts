import { displayNames } from './intlFormats.ts';

/** 'Español' of 'es-MX', in the page's language. */
export function languageName(tag: string, language: string): string {
  const name = displayNames(language, { type: 'language' }).of(tag.split('-', 1)[0] ?? tag);
  return name === undefined ? tag : name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
