import type { CalendarDay, Catalogue } from '@aulario/course-data';
import type { Language } from '@aulario/frame/language/language.ts';
import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import type { PageText } from '../../build/pageTexts.ts';
import { uuidOf } from '../../build/uuidOf.ts';
import type { FeedEntry } from './feedEntries.ts';

/** A file of the build. */
export interface FeedFile {
  /** Without a leading slash. */
  readonly file: string;
  readonly text: string;
}

/** A list of news, of which {@link feedFiles} writes the feeds. */
export interface Feed {
  /** The address of its files in this language without their names, and without the host. */
  readonly path: string;
  /** The address of the page that it belongs to, without the host. */
  readonly page: string;
  readonly language: Language;
  /** What the news are of; null for all courses. */
  readonly name: string | null;
  readonly entries: readonly FeedEntry[];
}

/** What is the same in all feeds of a build. */
export interface FeedOptions {
  readonly builtOn: CalendarDay;
  /** The origin of the product; '' when the build does not know it. */
  readonly site: string;
  readonly textOf: PageText;
}

/** Returns null without a record of an earlier build: then there is nothing that a feed could ever have said. */
export async function readFeedOptions(
  catalogue: Pick<Catalogue, 'about' | 'news'>,
  site: string,
  textOf: PageText,
): Promise<FeedOptions | null> {
  const { builtOn } = await catalogue.about(null);
  const { since } = await catalogue.news({ category: null, subject: null, limit: 0 });
  return builtOn === null || since === null ? null : { builtOn, site, textOf };
}

/** The maximum number of entries of a feed. */
const maxEntries = 60;

interface TitledFeed extends Omit<Feed, 'name'> {
  /** A URN, the same in every build. */
  readonly id: string;
  readonly title: string;
  readonly updated: Date;
}

/** Writes an Atom feed; without a site its addresses are relative to the host that serves it. */
export const atomOf = (
  { id, path, page, language, title, updated, entries }: TitledFeed,
  site: string,
): string =>
  generateAtomFeed({
    id,
    title: { value: title },
    updated,
    authors: [{ name: 'Aulario' }],
    links: [
      { href: site + page, rel: 'alternate', type: 'text/html' },
      { href: `${site}${path}/feed.xml`, rel: 'self', type: 'application/atom+xml' },
    ],
    xml: { lang: language },
    entries: entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      summary: { value: entry.summary },
      links: [{ href: site + entry.path }],
      updated: entry.date,
    })),
  });

/** Its addresses have to be absolute, so that they are left out where the build knows no host. */
const jsonOf = ({ path, page, language, title, entries }: TitledFeed, site: string): string =>
  JSON.stringify(
    generateJsonFeed({
      title,
      language,
      ...(site !== '' && { home_page_url: site + page, feed_url: `${site}${path}/feed.json` }),
      items: entries.map((entry) => ({
        id: entry.id,
        ...(site !== '' && { url: site + entry.path }),
        title: entry.title,
        content_text: entry.summary,
        date_published: entry.date,
      })),
    }),
  );

/** Returns the Atom and the JSON feed of a list of news, with its latest entries. */
export function feedFiles(
  { name, ...feed }: Feed,
  { builtOn, site, textOf }: FeedOptions,
): FeedFile[] {
  const { path, language, entries } = feed;
  const title = [name, textOf('nav.news', language), 'Aulario'].filter((part) => part !== null);
  const titled = {
    ...feed,
    id: uuidOf(`${path}/feed`),
    title: title.join(' · '),
    updated: entries[0]?.date ?? new Date(builtOn),
    entries: entries.slice(0, maxEntries),
  };
  const folder = path.slice(1);
  return [
    { file: `${folder}/feed.xml`, text: atomOf(titled, site) },
    { file: `${folder}/feed.json`, text: jsonOf(titled, site) },
  ];
}
