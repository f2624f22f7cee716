import {
  type Catalogue,
  type CatalogueQuery,
  type CategoryOverview,
  type QuerySummary,
  subjectIn,
  summariseQuery,
} from '@aulario/course-data';
import type { Hub, HubSubject } from '@aulario/course-view/addresses/hubContext.ts';
import {
  foundIn,
  type Pending,
  type ResultPromise,
  resultOf,
} from '@aulario/frame/async/asyncResult.ts';
import { categoryOfSlug } from '@aulario/frame/navigation/href/categoryHref.ts';
import { slugOf } from '@aulario/frame/navigation/href/slugOf.ts';
import { notFound } from '@aulario/frame/navigation/notFound.ts';

/** A hub with its category and subject. */
export interface HubData extends Hub {
  overview: Pending<CategoryOverview | null>;
  summary: Pending<QuerySummary>;
}

interface HubSlugs {
  readonly category?: string | undefined;
  readonly subject?: string | undefined;
}

/** Finds the subject of an overview by its slug, in one language. */
function subjectOf(
  overview: CategoryOverview | null,
  slug: string,
  language: CatalogueQuery['language'],
): HubSubject {
  const known = overview?.subjects.find(({ subject }) => slugOf(subject) === slug);
  if (overview !== null && known === undefined) return notFound();
  const name = known?.subject ?? slug.replaceAll('-', ' ');
  return { name, label: known === undefined ? name : subjectIn(known, language) };
}

/** The query that defines a hub. */
export const hubQuery = (query: CatalogueQuery, { category, subject }: Hub): CatalogueQuery => ({
  ...query,
  subject: subject?.name ?? null,
  filters: { ...query.filters, category: [category] },
});

/** A hub whose data is loading. */
export interface LoadingHub extends Hub {
  overview: ResultPromise<CategoryOverview | null>;
  summary: ResultPromise<QuerySummary>;
}

/**
 * The hub in an address; null for the whole catalogue. Only a subject waits for the overview, which
 * contains its name.
 *
 * @param plain - The query of a reader without further filters.
 */
export async function loadHub(
  catalogue: Catalogue,
  slugs: HubSlugs,
  plain: CatalogueQuery,
  signal: AbortSignal,
): Promise<LoadingHub | null> {
  if (slugs.category === undefined) return null;
  const category = categoryOfSlug(slugs.category) ?? notFound();
  const overview = resultOf(
    catalogue.overview({ category }, { signal }).then(([found = null]) => found),
  );
  const known = slugs.subject === undefined ? null : await overview;
  const subject =
    slugs.subject === undefined ? null : subjectOf(foundIn(known), slugs.subject, plain.language);
  const hub = { category, subject };
  const hasStarts = subject !== null;
  const summary = resultOf(summariseQuery(catalogue, hubQuery(plain, hub), { hasStarts, signal }));
  return { ...hub, overview, summary };
}
