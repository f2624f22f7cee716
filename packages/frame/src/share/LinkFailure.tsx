import { ButtonLink, EmptyState } from '@aulario/ui';
import { failureCodeOf } from '../async/asyncResult.ts';
import { LoadFailure } from '../async/LoadFailure.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { useShell } from '../navigation/ShellProvider.ts';

interface LinkFailureProps {
  title: string;
  text?: string | undefined;
  /** Why the courses failed to load, and what loads them again; only when they did. */
  failure?: { readonly error: unknown; readonly retry: () => void } | undefined;
}

/** The screen of a shared link that is invalid, or whose courses failed to load. */
export function LinkFailure({ title, text: explanation, failure }: LinkFailureProps) {
  const text = useTranslate();
  const { catalogue } = useShell();
  return (
    <EmptyState headingLevel={1} title={title} text={explanation}>
      {failure && <LoadFailure code={failureCodeOf(failure.error)} onRetry={failure.retry} />}
      <ButtonLink href={catalogue}>{text('common.toCatalogue')}</ButtonLink>
    </EmptyState>
  );
}
