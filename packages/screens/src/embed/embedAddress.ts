import { escapeMarkup } from '@aulario/course-data/escapeMarkup';
import type { Language } from '@aulario/frame/language/language.ts';
import {
  inLanguage,
  languageOfPath,
  withoutLanguage,
} from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { isTheme, type Theme } from '@aulario/frame/theme/theme.ts';

/** What other sites show in a frame. */
export interface EmbedAddress {
  readonly kind: 'list' | 'route';
  readonly language: Language;
  /** A theme that the site asks for; null for the one of the reader's system. */
  readonly theme: Theme | null;
  /** The list of courses, see `decodeListLink`. */
  readonly fragment: string;
  /** The same list or route in Aulario. */
  readonly href: string;
}

const themeParameter = 'theme';

/** Reads the address of an embedded page. */
export function embedAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): EmbedAddress {
  const language = languageOfPath(pathname) ?? 'es';
  const query = new URLSearchParams(search);
  const theme = query.get(themeParameter);
  query.delete(themeParameter);
  const isRoute = withoutLanguage(pathname) === paths.embedRoute;
  const target = isRoute ? `${paths.publicRoute}?${query}` : paths.sharedList + hash;
  return {
    kind: isRoute ? 'route' : 'list',
    language,
    theme: isTheme(theme) ? theme : null,
    fragment: hash.slice(1),
    href: inLanguage(target, language),
  };
}

/**
 * The HTML that shows a page of {@link EmbedAddress} in another site.
 *
 * @param title - Names the frame for screen readers.
 */
export const embedCode = (address: string, title: string): string =>
  `<iframe src="${escapeMarkup(address)}" title="${escapeMarkup(title)}" width="100%" height="560" loading="lazy" style="border:0"></iframe>`;
