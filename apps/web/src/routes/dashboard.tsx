import { Outlet } from 'react-router-dom';
import { OwnCart } from '../features/cart/OwnCart.tsx';
import { HeaderSearch } from '../features/catalogue/search/HeaderSearch.tsx';
import { ComparisonTray } from '../features/compare/ComparisonTray.tsx';
import { Dashboard } from '../features/dashboard/Dashboard.tsx';
import { DashboardWaiting } from '../features/dashboard/DashboardWaiting.tsx';
import { ShellProvider } from '../features/navigation/ShellProvider.ts';
import { dashboardShell } from '../features/navigation/shellPaths.ts';
import { AccountProvider } from '../features/session/account.ts';
import { RequireSession } from '../features/session/RequireSession.tsx';
import { Session } from '../features/session/Session.tsx';

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
