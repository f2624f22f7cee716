import { primaryLanguage } from '@aulario/course-data';
import type { Language } from './language.ts';

/** The `lang` of a text in the given language; undefined when it is the page's. */
export function foreignLang(textLang: string | null, page: Language): string | undefined {
  if (textLang === null) return undefined;
  return primaryLanguage(textLang) === page ? undefined : textLang;
}
