import { isLanguage, type Language } from '../language/language.ts';
import { paths } from './paths.ts';

/**
 * The language for a reader who has chosen none in this browser. The link of a mail names the one in
 * which the mail was asked for; every other address is Spanish.
 */
export function languageOfLink({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Language {
  const asked = pathname === paths.accountAction ? new URLSearchParams(search).get('lang') : null;
  return isLanguage(asked) ? asked : 'es';
}
