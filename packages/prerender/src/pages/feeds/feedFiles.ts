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

type TitledFeed = Omit<Feed, 'name'> & { readonly title: string };

const atomOf = (
  { path, page, language, title, entries }: TitledFeed,
  { builtOn, site }: FeedOptions,
): string =>
  generateAtomFeed({
    id: uuidOf(`${path}/feed`),
    title: { value: title },
    updated: entries[0]?.date ?? new Date(builtOn),
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
const jsonOf = (
  { path, page, language, title, entries }: TitledFeed,
  { site }: FeedOptions,
): string =>
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
export function feedFiles({ name, ...feed }: Feed, options: FeedOptions): FeedFile[] {
  const title = [name, options.textOf('nav.news', feed.language), 'Aulario']
    .filter((part) => part !== null)
    .join(' · ');
  const titled = { ...feed, title, entries: feed.entries.slice(0, maxEntries) };
  const folder = feed.path.slice(1);
  return [
    { file: `${folder}/feed.xml`, text: atomOf(titled, options) },
    { file: `${folder}/feed.json`, text: jsonOf(titled, options) },
  ];
}
