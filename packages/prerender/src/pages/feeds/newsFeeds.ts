import { type Catalogue, subjectIn } from '@aulario/course-data';
import { languages } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import type { Hub } from '../addresses/hubPages.ts';
import type { NewsPage } from '../addresses/newsPages.ts';
import { feedEntries } from './feedEntries.ts';
import { type FeedFile, type FeedOptions, feedFiles } from './feedFiles.ts';

/** The maximum number of news of each kind in a feed. */
const maxNews = 60;

/** What the feeds are written of. */
export interface NewsFeedsOptions extends FeedOptions {
  readonly catalogue: Pick<Catalogue, 'news'>;
  /** Those with a page. */
  readonly hubs: readonly Hub[];
  /** The addresses of the pages of news, and their categories. */
  readonly pages: readonly NewsPage[];
}

/** Writes the Atom and JSON feeds of news and hubs in each language. */
export async function* newsFeeds(options: NewsFeedsOptions): AsyncGenerator<FeedFile> {
  const { catalogue, hubs, pages, textOf } = options;
  const all = [...pages.map((page) => ({ ...page, subject: null })), ...hubs];
  for (const { path: spanish, category, subject } of all) {
    const query = { category, subject: subject?.subject ?? null, limit: maxNews };
    const news = await catalogue.news(query);
    for (const { code: language } of languages) {
      const path = inLanguage(spanish, language);
      const name =
        subject !== null
          ? subjectIn(subject, language)
          : category === null
            ? null
            : textOf(`category.${category}`, language);
      const entries = feedEntries(news, language, textOf);
      yield* feedFiles({ path, page: path, language, name, entries }, options);
    }
  }
}
