import { displayNames } from './intlFormats.ts';

/** 'español' of 'es-MX', in the page's language and within a sentence. */
export const languageInSentence = (tag: string, language: string): string =>
  displayNames(language, { type: 'language' }).of(tag.split('-', 1)[0] ?? tag) ?? tag;

/** 'Español' of 'es-MX', in the page's language. */
export function languageName(tag: string, language: string): string {
  const name = languageInSentence(tag, language);
  return name === tag ? tag : name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
