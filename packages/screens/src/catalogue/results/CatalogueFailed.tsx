import type { CatalogueErrorCode } from '@aulario/course-data';
import { FailedState } from '@aulario/frame/async/LoadFailure.tsx';
import type { EmptyStateProps } from '@aulario/ui';
import { useRevalidator } from 'react-router-dom';

interface CatalogueFailedProps extends Pick<EmptyStateProps, 'headingLevel'> {
  code: CatalogueErrorCode;
}

/** The catalogue could not be read; the query stays in the address for another attempt. */
export function CatalogueFailed({ code, headingLevel }: CatalogueFailedProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <FailedState
      headingLevel={headingLevel}
      title="catalogue.failedTitle"
      code={code}
      isRetrying={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
