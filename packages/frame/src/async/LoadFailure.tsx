import type { CatalogueErrorCode } from '@aulario/course-data';
import { Button, EmptyState, type EmptyStateProps } from '@aulario/ui';
import { FailureNote } from '../form/FailureNote.tsx';
import type { MessageId } from '../language/messages.ts';
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

interface FailedStateProps
  extends LoadFailureProps,
    Pick<EmptyStateProps, 'headingLevel' | 'children'> {
  title: MessageId;
}

/** Takes the place of what could not be loaded. */
export function FailedState({ title, headingLevel, children, ...failure }: FailedStateProps) {
  const text = useTranslate();
  return (
    <EmptyState headingLevel={headingLevel} title={text(title)}>
      <LoadFailure {...failure} />
      {children}
    </EmptyState>
  );
}
