import { Button, ButtonLink, EmptyState } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useShell } from '../navigation/ShellProvider.ts';

interface LinkFailureProps {
  title: string;
  text?: string | undefined;
  /** Retries loading the courses; only when that failed. */
  onRetry?: (() => void) | undefined;
}

/** The screen of a shared link that is invalid, or whose courses failed to load. */
export function LinkFailure({ title, text: explanation, onRetry }: LinkFailureProps) {
  const text = useTranslate();
  const { catalogue } = useShell();
  return (
    <EmptyState scene="nothing" headingLevel={1} title={title} text={explanation}>
      {onRetry && <Button onClick={onRetry}>{text('common.retry')}</Button>}
      <ButtonLink href={catalogue}>{text('common.toCatalogue')}</ButtonLink>
    </EmptyState>
  );
}
