import { type CalendarDay, type Catalogue, subjectIn } from '@aulario/course-data';
import { type Language, languages } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/languageAddress.ts';
import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import type { PageText } from '../build/pageTexts.ts';
import { uuidOf } from '../build/uuidOf.ts';
import { type FeedEntry, feedEntries } from './feedEntries.ts';
import type { Hub } from './hubPages.ts';
import type { NewsPage } from './newsPages.ts';

/** A file of the build. */
export interface FeedFile {
  /** Without a leading slash. */
  readonly file: string;
  readonly text: string;
}

interface Feed {
  /** The address of its page in this language, without the host. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  /** The day of the build. */
  readonly builtOn: CalendarDay;
  readonly entries: readonly FeedEntry[];
}

/** The maximum number of entries of a feed. */
const maxEntries = 60;

const atomOf = ({ path, language, title, builtOn, entries }: Feed, site: string): string =>
  generateAtomFeed({
    id: uuidOf(`${path}/feed`),
    title: { value: title },
    updated: entries[0]?.date ?? new Date(builtOn),
    authors: [{ name: 'Aulario' }],
    links: [
      { href: site + path, rel: 'alternate', type: 'text/html' },
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
const jsonOf = ({ path, language, title, entries }: Feed, site: string): string =>
  JSON.stringify(
    generateJsonFeed({
      title,
      language,
      ...(site !== '' && { home_page_url: site + path, feed_url: `${site}${path}/feed.json` }),
      items: entries.map((entry) => ({
        id: entry.id,
        ...(site !== '' && { url: site + entry.path }),
        title: entry.title,
        content_text: entry.summary,
        date_published: entry.date,
      })),
    }),
  );

/** What the feeds are written of. */
export interface NewsFeedsOptions {
  readonly catalogue: Pick<Catalogue, 'news'>;
  /** Those with a page. */
  readonly hubs: readonly Hub[];
  /** The addresses of the pages of news, and their categories. */
  readonly pages: readonly NewsPage[];
  readonly builtOn: CalendarDay;
  readonly site: string;
  readonly textOf: PageText;
}

/** Writes the Atom and JSON feeds of news and hubs in each language. */
export async function* newsFeeds(options: NewsFeedsOptions): AsyncGenerator<FeedFile> {
  const { catalogue, hubs, pages, builtOn, site, textOf } = options;
  const all = [...pages.map((page) => ({ ...page, subject: null })), ...hubs];
  for (const { path: spanish, category, subject } of all) {
    const query = { category, subject: subject?.subject ?? null, limit: maxEntries };
    const news = await catalogue.news(query);
    for (const { code: language } of languages) {
      const path = inLanguage(spanish, language);
      const name =
        subject !== null
          ? subjectIn(subject, language)
          : category === null
            ? null
            : textOf(`category.${category}`, language);
      const title = [name, textOf('nav.news', language), 'Aulario']
        .filter((part) => part !== null)
        .join(' · ');
      const entries = feedEntries(news, language, textOf).slice(0, maxEntries);
      const feed = { path, language, title, builtOn, entries };
      yield { file: `${path}/feed.xml`.slice(1), text: atomOf(feed, site) };
      yield { file: `${path}/feed.json`.slice(1), text: jsonOf(feed, site) };
    }
  }
}
