import { ButtonLink, EmptyState } from '@aulario/ui';
import type { AsyncResult } from '../async/asyncResult.ts';
import { LoadFailure } from '../async/LoadFailure.tsx';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { useShell } from '../navigation/ShellProvider.ts';

interface LinkFailureProps {
  /** What came of the link; anything but a failure is an invalid address. */
  result: AsyncResult<unknown>;
  titles: Readonly<Record<'failed' | 'invalid', MessageId>>;
  onRetry: () => void;
}

/** The screen of a shared link that is invalid, or whose courses failed to load. */
export function LinkFailure({ result, titles, onRetry }: LinkFailureProps) {
  const text = useTranslate();
  const { catalogue } = useShell();
  return (
    <EmptyState
      headingLevel={1}
      title={text(titles[result.status === 'failed' ? 'failed' : 'invalid'])}
    >
      {result.status === 'failed' && <LoadFailure code={result.code} onRetry={onRetry} />}
      <ButtonLink href={catalogue}>{text('common.toCatalogue')}</ButtonLink>
    </EmptyState>
  );
}
