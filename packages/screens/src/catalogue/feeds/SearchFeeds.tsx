import {
  type Catalogue,
  type CatalogueQuery,
  type CategoryId,
  type FacetCounts,
  isCategoryId,
  toQueryString,
} from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import type { Language } from '@aulario/frame/language/language.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { newsHref } from '@aulario/frame/navigation/href/newsHref.ts';
import {
  searchFeedName,
  searchFeedsHref,
  searchFeedsIndex,
} from '@aulario/frame/navigation/href/searchFeedsHref.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { space } from '@aulario/ui';
import styled from 'styled-components';
import { useInView } from '../recommended/useInView.ts';
import { FeedLinks } from './FeedLinks.tsx';

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: 46em;
`;

/** The category that holds every result of a search; null where several do. */
function onlyCategory({ category }: FacetCounts): CategoryId | null {
  const [first, another] = Object.entries(category).filter(([, count]) => count > 0);
  return another === undefined && first !== undefined && isCategoryId(first[0]) ? first[0] : null;
}

const allNews = { category: null, subject: null, limit: 0 } as const;

/** The feeds of news to offer beside a search. */
interface OfferedFeeds {
  /** Their address in Spanish, without the names of their files. */
  readonly href: string;
  /** The text of the search whose news they hold alone; null for none. */
  readonly text: string | null;
  /** The category of their news; null for all, and for those of the search. */
  readonly category: CategoryId | null;
}

/** The name of a search that the build may have written feeds of; null with filters, an order or exact words. */
const nameOf = ({ text, ...query }: CatalogueQuery): string | null =>
  text !== '' && toQueryString({ ...query, text: '', page: 1 }) === '' && !query.isVerbatim
    ? searchFeedName(text)
    : null;

async function hasOwnFeeds(name: string, language: Language, signal: AbortSignal) {
  try {
    const response = await fetch(inLanguage(searchFeedsIndex, language), { signal });
    const names: unknown = response.ok ? await response.json() : [];
    return Array.isArray(names) && names.includes(name);
  } catch {
    // Without a network, the feeds of its category hold the news as well.
    return false;
  }
}

/** Null where no feeds are written. */
async function feedsOf(
  { news, count }: Pick<Catalogue, 'news' | 'count'>,
  query: CatalogueQuery,
  language: Language,
  signal: AbortSignal,
): Promise<OfferedFeeds | null> {
  const { since } = await news(allNews, { signal });
  if (since === null) return null;
  const name = nameOf(query);
  if (name !== null && (await hasOwnFeeds(name, language, signal)))
    return { href: searchFeedsHref(name), text: query.text, category: null };
  const category = onlyCategory(await count(query, { signal }));
  return { href: newsHref(publicShell, category), text: null, category };
}

/**
 * The feeds of a search, where the build has written some; else the narrowest ones that hold what is
 * new among its results, and why it has none of its own. Nothing until builds can be compared. Below
 * the results, where it moves nothing.
 */
export function SearchFeeds({ query }: { query: CatalogueQuery }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { catalogue } = useServices();
  const { ref, isInView } = useInView();
  const feeds = useAsync(
    () => (isInView ? (signal) => feedsOf(catalogue, query, language, signal) : null),
    [catalogue, isInView, language, query],
  );
  return (
    <Root ref={ref}>
      {feeds !== null && (
        <FeedLinks
          label={
            feeds.text !== null
              ? text('catalogue.feedsOfSearch', { text: feeds.text })
              : feeds.category === null
                ? text('catalogue.feedsOfAll')
                : text('catalogue.feedsOf', { category: text(`category.${feeds.category}`) })
          }
          href={feeds.href}
        />
      )}
      {feeds?.text === null && (
        <p>{text('catalogue.noFeedOfSearch', { follow: text('follow.label') })}</p>
      )}
    </Root>
  );
}
