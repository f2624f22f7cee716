import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useLongWait } from '@aulario/frame/navigation/Loading.tsx';
import { ShellProvider } from '@aulario/frame/navigation/ShellProvider.ts';
import { dashboardShell } from '@aulario/frame/navigation/shellPaths.ts';
import { AccountProvider } from '@aulario/frame/session/account.ts';
import { RequireSession } from '@aulario/frame/session/RequireSession.tsx';
import { Session } from '@aulario/frame/session/Session.tsx';
import { DashboardShellSkeleton, LongWait, VisuallyHidden } from '@aulario/ui';
import { Outlet } from 'react-router-dom';
import { OwnCart } from '../cart/OwnCart.tsx';
import { HeaderSearch } from '../catalogue/search/HeaderSearch.tsx';
import { ComparisonTray } from '../compare/ComparisonTray.tsx';
import { Dashboard } from './Dashboard.tsx';

/** Shown until the session is known: the same frame as in the prerendered page of the dashboard. */
function DashboardWaiting() {
  const text = useTranslate();
  return (
    <DashboardShellSkeleton>
      <VisuallyHidden role="status">{text('shell.checkingSession')}</VisuallyHidden>
      <LongWait {...useLongWait()} />
    </DashboardShellSkeleton>
  );
}

export function Component() {
  return (
    <Session>
      <RequireSession waiting={<DashboardWaiting />}>
        {(account) => (
          <AccountProvider value={account}>
            <OwnCart key={account.id}>
              <ShellProvider value={dashboardShell}>
                <Dashboard search={<HeaderSearch />}>
                  <Outlet />
                  <ComparisonTray />
                </Dashboard>
              </ShellProvider>
            </OwnCart>
          </AccountProvider>
        )}
      </RequireSession>
    </Session>
  );
}
