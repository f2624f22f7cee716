import type { CatalogueErrorCode } from '@aulario/course-data';
import { Button } from '@aulario/ui';
import { FailureNote } from '../form/FailureNote.tsx';
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
      <FailureNote message={`catalogue.failed.${code}`} />
      {code !== 'unsupported' && (
        <Button isBusy={isRetrying} onClick={onRetry}>
          {text('common.retry')}
        </Button>
      )}
    </>
  );
}
