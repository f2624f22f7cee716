import { DashboardShellSkeleton, VisuallyHidden } from '@aulario/ui';
import { useText } from '../language/useText.ts';
import { LongWait } from '../navigation/QuietStatus.tsx';

/** Until the session is known: the dashboard's frame, as its page stands there before any code. */
export function DashboardWaiting() {
  return (
    <DashboardShellSkeleton>
      <VisuallyHidden role="status">{useText()('shell.checkingSession')}</VisuallyHidden>
      <LongWait />
    </DashboardShellSkeleton>
  );
}
