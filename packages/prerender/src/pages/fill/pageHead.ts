import { escapeMarkup } from '@aulario/course-data/escapeMarkup';
import {
  firstLanguage,
  type Language,
  languages,
  localeOf,
} from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import type { PrerenderedPage } from '../render/prerenderedPage.ts';
import { pictureSize } from '../sharePicture.ts';

/** What search engines and previews of links show of a page. */
export interface HeadContent
  extends Pick<PrerenderedPage, 'path' | 'language' | 'title' | 'description'>,
    Partial<Pick<PrerenderedPage, 'feeds'>> {
  /** The address of the preview image, without the host. */
  readonly picture: string;
}

function headOf(content: HeadContent, site: string): string {
  const { path, language, title, description, picture } = content;
  const address = (code: Language) => escapeMarkup(site + inLanguage(path, code));
  return [
    `<title>${escapeMarkup(title)}</title>`,
    `<meta name="description" content="${escapeMarkup(description)}" />`,
    `<link rel="canonical" href="${address(language)}" />`,
    ...languages.map(
      ({ code }) => `<link rel="alternate" hreflang="${code}" href="${address(code)}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address(firstLanguage)}" />`,
    ...feedLinks(content),
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Aulario" />',
    `<meta property="og:locale" content="${localeOf(language).replace('-', '_')}" />`,
    `<meta property="og:title" content="${escapeMarkup(title)}" />`,
    `<meta property="og:description" content="${escapeMarkup(description)}" />`,
    `<meta property="og:url" content="${address(language)}" />`,
    `<meta property="og:image" content="${escapeMarkup(site + picture)}" />`,
    `<meta property="og:image:width" content="${pictureSize.width}" />`,
    `<meta property="og:image:height" content="${pictureSize.height}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

/** The feeds of a page, by their types. */
const feedsByType = { 'application/atom+xml': 'feed.xml', 'application/feed+json': 'feed.json' };

function feedLinks({ path, feeds, title }: HeadContent): string[] {
  if (feeds === undefined) return [];
  // Those of another page are not called like this one.
  const name = feeds === path ? ` title="${escapeMarkup(title)}"` : '';
  return Object.entries(feedsByType).map(
    ([type, file]) =>
      `<link rel="alternate" type="${type}"${name} href="${escapeMarkup(feeds)}/${file}" />`,
  );
}

/** Gives the application's page another language and head. */
export const withHead = (page: string, content: HeadContent, site: string): string =>
  page
    .replace('<html lang="es"', () => `<html lang="${content.language}"`)
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>.*<\/title>/, () => headOf(content, site));
