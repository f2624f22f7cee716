import { firstLanguage, languages } from '../../language/language.ts';
import { inLanguage, languageOfPath } from './languageAddress.ts';

const linkOf = (rel: string, href: string, hreflang?: string) => {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (hreflang !== undefined) link.hreflang = hreflang;
  return link;
};

/** The link elements for the languages of a public page; none for other pages. */
function addressesOf(site: string, pathname: string): readonly HTMLLinkElement[] {
  const language = languageOfPath(pathname);
  if (language === null) return [];
  return [
    linkOf('canonical', site + inLanguage(pathname, language)),
    ...languages.map(({ code }) => linkOf('alternate', site + inLanguage(pathname, code), code)),
    linkOf('alternate', site + inLanguage(pathname, firstLanguage), 'x-default'),
  ];
}

/**
 * Updates the document's head for an address, as the build wrote it for the first one: the links to
 * each language, and `noindex` for searches and non-public pages.
 */
export function followHead({ pathname, search }: { pathname: string; search: string }): void {
  const site = import.meta.env.VITE_SITE_URL?.replace(/\/$/, '') ?? '';
  const { head } = document;
  for (const stale of head.querySelectorAll(
    'link[rel=canonical], link[rel=alternate], meta[name=robots]',
  )) {
    stale.remove();
  }
  const addresses = addressesOf(site, pathname);
  head.append(...addresses);
  if (addresses.length > 0 && search === '') return;
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  head.append(robots);
}
