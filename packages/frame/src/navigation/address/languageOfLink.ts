import { firstLanguage, isLanguage, type Language } from '../../language/language.ts';
import { paths } from '../paths.ts';

/**
 * The language for a reader without a stored choice. A link in a mail names the language in which
 * the mail was requested; every other address is in the first language.
 */
export function languageOfLink({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Language {
  const asked = pathname === paths.accountAction ? new URLSearchParams(search).get('lang') : null;
  return isLanguage(asked) ? asked : firstLanguage;
}
