import type { CatalogueError } from '@aulario/course-data';
import { Button, EmptyState, Note } from '@aulario/ui';
import { useText } from '../language/useText.ts';

interface CatalogueFailedProps {
  code: CatalogueError['code'];
  isRetrying: boolean;
  onRetry: () => void;
}

/** The catalogue could not be had; the query stays in the address, so that trying again is enough. */
export function CatalogueFailed({ code, isRetrying, onRetry }: CatalogueFailedProps) {
  const text = useText();
  return (
    <EmptyState scene="nothing" title={text('catalogue.failedTitle')}>
      <Note tone="danger" role="alert">
        {text(`catalogue.failed.${code}`)}
      </Note>
      <Button isBusy={isRetrying} onClick={onRetry}>
        {text('catalogue.retry')}
      </Button>
    </EmptyState>
  );
}
