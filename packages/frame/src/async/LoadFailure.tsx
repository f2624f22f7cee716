import type { CatalogueErrorCode } from '@aulario/course-data';
import { Button, Note } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';

interface LoadFailureProps {
  /** Why the catalogue could not be read. */
  code: CatalogueErrorCode;
  /** Whether another attempt is under way. */
  isRetrying?: boolean;
  onRetry: () => void;
}

/** Why the catalogue could not be read, and a button for another attempt where one can help. */
export function LoadFailure({ code, isRetrying = false, onRetry }: LoadFailureProps) {
  const text = useTranslate();
  return (
    <>
      <Note tone="danger" role="alert">
        {text(`catalogue.failed.${code}`)}
      </Note>
      {code !== 'unsupported' && (
        <Button isBusy={isRetrying} onClick={onRetry}>
          {text('common.retry')}
        </Button>
      )}
    </>
  );
}
