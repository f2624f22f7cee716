import { EmptyState } from '@aulario/ui';
import type { AsyncResult } from '../async/asyncResult.ts';
import { FailedState } from '../async/LoadFailure.tsx';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { ToCatalogue } from '../navigation/ToCatalogue.tsx';

interface LinkFailureProps {
  /** What came of the link; anything but a failure is an invalid address. */
  result: AsyncResult<unknown>;
  titles: Readonly<Record<'failed' | 'invalid', MessageId>>;
  onRetry: () => void;
}

/** The screen of a shared link that is invalid, or whose courses failed to load. */
export function LinkFailure({ result, titles, onRetry }: LinkFailureProps) {
  const text = useTranslate();
  return result.status === 'failed' ? (
    <FailedState headingLevel={1} title={titles.failed} code={result.code} onRetry={onRetry}>
      <ToCatalogue />
    </FailedState>
  ) : (
    <EmptyState headingLevel={1} title={text(titles.invalid)}>
      <ToCatalogue />
    </EmptyState>
  );
}
