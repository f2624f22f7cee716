import { Outlet } from 'react-router-dom';
import { OwnCart } from '../features/cart/OwnCart.tsx';
import { HeaderSearch } from '../features/catalogue/search/HeaderSearch.tsx';
import { CompareShelf } from '../features/compare/CompareShelf.tsx';
import { Dashboard } from '../features/dashboard/Dashboard.tsx';
import { useTranslate } from '../features/language/useTranslate.ts';
import { LoadingScreen } from '../features/navigation/LoadingScreen.tsx';
import { ShellProvider } from '../features/navigation/shell.ts';
import { dashboardShell } from '../features/navigation/shellPaths.ts';
import { AccountProvider } from '../features/session/account.ts';
import { RequireSession } from '../features/session/RequireSession.tsx';
import { Session } from '../features/session/Session.tsx';

export function Component() {
  const text = useTranslate();
  return (
    <Session>
      <RequireSession waiting={<LoadingScreen>{text('shell.checkingSession')}</LoadingScreen>}>
        {(account) => (
          <AccountProvider value={account}>
            <OwnCart key={account.id} accountId={account.id}>
              <ShellProvider value={dashboardShell}>
                <Dashboard search={<HeaderSearch />}>
                  <Outlet />
                  <CompareShelf />
                </Dashboard>
              </ShellProvider>
            </OwnCart>
          </AccountProvider>
        )}
      </RequireSession>
    </Session>
  );
}
