import type { CatalogueQuery } from '@aulario/course-data';
import { CourseGridSkeleton } from '@aulario/ui';
import { useRevalidator } from 'react-router-dom';
import { useText } from '../language/useText.ts';
import { CatalogueFailed } from './CatalogueFailed.tsx';
import { CatalogueFound } from './CatalogueFound.tsx';
import { CatalogueNone } from './CatalogueNone.tsx';
import type { CatalogueOutcome } from './catalogueLoader.ts';

interface CatalogueResultProps {
  query: CatalogueQuery;
  /** Null while the courses are on their way. */
  outcome: CatalogueOutcome | null;
}

export function CatalogueResult({ query, outcome }: CatalogueResultProps) {
  const text = useText();
  const { revalidate, state } = useRevalidator();
  if (outcome === null) return <CourseGridSkeleton label={text('catalogue.loading')} />;
  if (outcome.status === 'failed') {
    return (
      <CatalogueFailed
        code={outcome.code}
        isRetrying={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    );
  }
  if (outcome.page.total === 0) return <CatalogueNone query={query} />;
  return <CatalogueFound query={query} found={outcome.page} />;
}
