import { type CataloguePage, type CatalogueQuery, toQueryString } from '@aulario/course-data';
import { CourseGridSkeleton } from '@aulario/ui';
import { useText } from '../language/useText.ts';
import { CatalogueFailed } from './CatalogueFailed.tsx';
import { CatalogueFound } from './CatalogueFound.tsx';
import { CatalogueNone } from './none/CatalogueNone.tsx';
import type { Outcome } from './outcome.ts';

interface CatalogueResultProps {
  query: CatalogueQuery;
  /** Null while the courses are on their way. */
  outcome: Outcome<CataloguePage> | null;
}

export function CatalogueResult({ query, outcome }: CatalogueResultProps) {
  const text = useText();
  if (outcome === null) return <CourseGridSkeleton label={text('catalogue.loading')} />;
  if (outcome.status === 'failed') return <CatalogueFailed code={outcome.code} />;
  if (outcome.value.total === 0) {
    return <CatalogueNone key={toQueryString(query)} query={query} page={outcome.value} />;
  }
  return <CatalogueFound query={query} found={outcome.value} />;
}
