import { type CataloguePage, type CatalogueQuery, toQueryString } from '@aulario/course-data';
import type { AsyncResult } from '@aulario/frame/async/asyncResult.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseGridSkeleton } from '@aulario/ui';
import { NoResults } from './noResults/NoResults.tsx';
import { CatalogueFailed } from './results/CatalogueFailed.tsx';
import { CatalogueFound } from './results/CatalogueFound.tsx';

interface CatalogueResultProps {
  query: CatalogueQuery;
  /** Null while loading. */
  result: AsyncResult<CataloguePage> | null;
}

export function CatalogueResult({ query, result }: CatalogueResultProps) {
  const text = useTranslate();
  if (result === null) return <CourseGridSkeleton label={text('catalogue.loading')} />;
  if (result.status === 'failed') return <CatalogueFailed code={result.code} />;
  if (result.value.total === 0) {
    return <NoResults key={toQueryString(query)} query={query} page={result.value} />;
  }
  return <CatalogueFound query={query} found={result.value} />;
}
