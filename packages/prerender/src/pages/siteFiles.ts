import { escapeMarkup } from '@aulario/course-data/escapeMarkup';
import { languages } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';

/** The limit of the site map protocol. */
const maxAddresses = 50_000;

const robots = (site: string, map: string | null): string =>
  [
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /account/',
    ...(map === null ? [] : [`Sitemap: ${site}/${map}`]),
    '',
  ].join('\n');

function entryOf(site: string, path: string): string {
  const alternates = languages.map(
    ({ code }) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeMarkup(site + inLanguage(path, code))}"/>`,
  );
  return `<url><loc>${escapeMarkup(site + path)}</loc>${alternates.join('')}</url>\n`;
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const sitemapOf = (site: string, paths: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map((path) => entryOf(site, path)).join('')}</urlset>
`;

const indexOf = (site: string, names: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex ${namespace}>
${names.map((name) => `<sitemap><loc>${site}/${name}</loc></sitemap>\n`).join('')}</sitemapindex>
`;

/**
 * Returns the files for search engines by name: robots.txt and, if the build knows the site's
 * address, its site map, with an index of several if one cannot hold all addresses.
 */
export function siteFiles(
  site: string,
  paths: readonly string[],
  maxPerMap = maxAddresses,
): ReadonlyMap<string, string> {
  if (site === '') return new Map([['robots.txt', robots('', null)]]);
  const files = new Map([['robots.txt', robots(site, 'sitemap.xml')]]);
  if (paths.length <= maxPerMap) return files.set('sitemap.xml', sitemapOf(site, paths));
  const names: string[] = [];
  for (let start = 0; start < paths.length; start += maxPerMap) {
    const name = `sitemap-${names.length + 1}.xml`;
    files.set(name, sitemapOf(site, paths.slice(start, start + maxPerMap)));
    names.push(name);
  }
  return files.set('sitemap.xml', indexOf(site, names));
}
