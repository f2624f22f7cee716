import { Button, ButtonLink, EmptyState } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useShell } from '../navigation/ShellProvider.ts';

interface LinkFailureProps {
  title: string;
  text?: string | undefined;
  /** Where loading its courses failed: loads them again. */
  onRetry?: (() => void) | undefined;
}

/** What a shared link shows that cannot be read, or whose courses did not load. */
export function LinkFailure({ title, text: explanation, onRetry }: LinkFailureProps) {
  const text = useTranslate();
  const { catalogue } = useShell();
  return (
    <EmptyState scene="nothing" headingLevel={1} title={title} text={explanation}>
      {onRetry && <Button onClick={onRetry}>{text('shared.retry')}</Button>}
      <ButtonLink href={catalogue}>{text('cart.browse')}</ButtonLink>
    </EmptyState>
  );
}
