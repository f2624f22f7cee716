import {
  type CataloguePage,
  type CatalogueQuery,
  type CategoryId,
  type CategoryOverview,
  emptyQuery,
} from '@aulario/course-data';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '../../errors/notFound.ts';
import type { Services } from '../../services/Services.tsx';
import { readerOf } from '../catalogueLoader.ts';
import { outcomeOf, type Pending, type Settle } from '../outcome.ts';
import { categoryOfSlug } from './categoryHref.ts';

export interface OverviewData {
  overview: Pending<readonly CategoryOverview[]>;
}

/** Counts what stands behind each door. */
export function createOverviewLoader({ catalogue }: Services, settle: Settle) {
  return async ({ request }: { request: Request }): Promise<OverviewData> => {
    const asked = outcomeOf(catalogue.overview({ signal: request.signal }));
    const { outcome } = await settle(asked);
    return { overview: outcome };
  };
}

export interface CategoryData {
  category: CategoryId;
  query: CatalogueQuery;
  outcome: Pending<CategoryAnswer>;
}

export interface CategoryAnswer {
  overview: CategoryOverview | null;
  page: CataloguePage;
}

/** The first courses of a category, and its subjects. An address that names none is not found. */
export function createCategoryLoader(services: Services, settle: Settle) {
  const { catalogue } = services;
  return async ({ request, params }: LoaderFunctionArgs): Promise<CategoryData> => {
    const category = categoryOfSlug(params['slug']) ?? notFound();
    const query = { ...emptyQuery, ...readerOf(services), filters: { category: [category] } };
    const { signal } = request;
    const asked = Promise.all([
      catalogue.overview({ signal }),
      catalogue.search(query, { signal }),
    ]);
    const answer = asked.then(([overviews, page]) => ({
      overview: overviews.find((overview) => overview.category === category) ?? null,
      page,
    }));
    return { category, query, ...(await settle(outcomeOf(answer))) };
  };
}
