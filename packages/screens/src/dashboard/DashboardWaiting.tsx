import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useLongWait } from '@aulario/frame/navigation/useLongWait.ts';
import { DashboardShellSkeleton, LongWait, VisuallyHidden } from '@aulario/ui';

/** Shown until the session is known: the same frame as in the prerendered page of the dashboard. */
export function DashboardWaiting() {
  const text = useTranslate();
  return (
    <DashboardShellSkeleton>
      <VisuallyHidden role="status">{text('shell.checkingSession')}</VisuallyHidden>
      <LongWait {...useLongWait()} />
    </DashboardShellSkeleton>
  );
}
