import type { CatalogueNews, CategoryId } from '@aulario/course-data';
import { type Pending, resultOf, withGraceDelay } from '@aulario/frame/async/asyncResult.ts';
import { categoryOfSlug } from '@aulario/frame/navigation/href/categoryHref.ts';
import { notFound } from '@aulario/frame/navigation/notFound.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import type { LoaderFunctionArgs } from 'react-router-dom';

export interface NewsData {
  /** Null for all. */
  category: CategoryId | null;
  news: Pending<CatalogueNews>;
}

/** The maximum number of each kind on the screen. */
const limit = 12;

/** Loads the news of the category in the address. Rejects only for an address that names none. */
export function createNewsLoader({ catalogue }: Pick<Services, 'catalogue'>) {
  return async ({
    params,
    request: { signal },
  }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Promise<NewsData> => {
    const slug = params['category'];
    const category = slug === undefined ? null : (categoryOfSlug(slug) ?? notFound());
    const asked = resultOf(catalogue.news({ category, subject: null, limit }, { signal }));
    const { result } = await withGraceDelay(asked);
    return { category, news: result };
  };
}
