import type { CatalogueErrorCode } from '@aulario/course-data';
import { LoadFailure } from '@aulario/frame/async/LoadFailure.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { EmptyState, type EmptyStateProps } from '@aulario/ui';
import { useRevalidator } from 'react-router-dom';

interface CatalogueFailedProps extends Pick<EmptyStateProps, 'headingLevel'> {
  code: CatalogueErrorCode;
}

/** The catalogue could not be read; the query stays in the address for another attempt. */
export function CatalogueFailed({ code, headingLevel }: CatalogueFailedProps) {
  const text = useTranslate();
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState headingLevel={headingLevel} title={text('catalogue.failedTitle')}>
      <LoadFailure code={code} isRetrying={state === 'loading'} onRetry={() => void revalidate()} />
    </EmptyState>
  );
}
