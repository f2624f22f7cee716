import {
  type CataloguePage,
  type CatalogueQuery,
  type CategoryOverview,
  fromQueryString,
} from '@aulario/course-data';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '../errors/notFound.ts';
import { categoryOfSlug } from '../navigation/categoryHref.ts';
import { languageAt } from '../navigation/languageAddress.ts';
import { slugOf } from '../navigation/slugOf.ts';
import type { Services } from '../services/Services.tsx';
import { type AsyncResult, type Pending, resultOf, type WithGraceDelay } from './asyncResult.ts';
import type { Hub, HubSubject } from './catalogueHref.ts';
import { readPreferredCategory } from './preferredCategory.ts';

/** A hub, and what it is about. */
export interface HubData extends Hub {
  overview: Pending<CategoryOverview | null>;
}

export interface CatalogueData {
  query: CatalogueQuery;
  /** Null on the whole catalogue. */
  hub: HubData | null;
  result: Pending<CataloguePage>;
}

type Asked = Pick<LoaderFunctionArgs, 'params' | 'request'>;

/** How many answers are kept for Back and Forward, which then restore the page and the place in it. */
const maxAnswers = 12;

function createMemory() {
  const answers = new Map<string, AsyncResult<CataloguePage>>();
  return {
    recall: (key: string) => answers.get(key),
    keep(key: string, result: AsyncResult<CataloguePage>) {
      if (result.status === 'failed') return;
      answers.delete(key);
      answers.set(key, result);
      const [oldest] = answers.keys();
      if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
    },
  };
}

/** Who is asking, as this browser remembers it; never in the address. */
const readerOf = ({ storage }: Services, pathname: string) => ({
  preferredCategory: readPreferredCategory(storage),
  language: languageAt(pathname, storage),
});

/** The subject of an overview that a slug names, in the words of the language. */
function subjectOf(
  overview: CategoryOverview | null,
  slug: string,
  language: CatalogueQuery['language'],
): HubSubject {
  const known = overview?.subjects.find(({ subject }) => slugOf(subject) === slug);
  if (overview !== null && known === undefined) return notFound();
  const name = known?.subject ?? slug.replaceAll('-', ' ');
  return { name, text: language === 'es' ? (known?.spanish ?? name) : name };
}

/**
 * Starts the search with the route, of the whole catalogue or of the hub that the address names. It
 * never fails the route, unless the address names nothing: the screen keeps the query.
 */
export function createCatalogueLoader(services: Services, withGraceDelay: WithGraceDelay) {
  const { catalogue } = services;
  const memory = createMemory();

  const hubOf = async (
    { params, request }: Asked,
    language: CatalogueQuery['language'],
  ): Promise<HubData | null> => {
    const { category: slug, subject } = params;
    if (slug === undefined) return null;
    const category = categoryOfSlug(slug) ?? notFound();
    const asked = resultOf(
      catalogue
        .overview({ category }, { signal: request.signal })
        .then(([overview = null]) => overview),
    );
    const { result: overview } = await withGraceDelay(asked);
    if (subject === undefined) return { category, subject: null, overview };
    const known = await overview;
    const value = known.status === 'found' ? known.value : null;
    return { category, subject: subjectOf(value, subject, language), overview };
  };

  return async (args: Asked): Promise<CatalogueData> => {
    services.offline.keep();
    const { request } = args;
    const { pathname, searchParams } = new URL(request.url);
    const asked = fromQueryString(searchParams, readerOf(services, pathname));
    const hub = await hubOf(args, asked.language);
    const query =
      hub === null
        ? asked
        : {
            ...asked,
            text: hub.subject?.text ?? '',
            filters: { ...asked.filters, category: [hub.category] },
          };
    const key = JSON.stringify(query);
    const known = memory.recall(key);
    if (known !== undefined) return { query, hub, result: known };
    const search = resultOf(catalogue.search(query, { signal: request.signal }));
    void search.then((result) => memory.keep(key, result));
    return { query, hub, ...(await withGraceDelay(search)) };
  };
}
