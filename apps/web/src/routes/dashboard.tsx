import { Outlet } from 'react-router-dom';
import { AccountCart } from '../features/dashboard/AccountCart.tsx';
import { Dashboard } from '../features/dashboard/Dashboard.tsx';
import { useText } from '../features/language/useText.ts';
import { QuietStatus } from '../features/navigation/QuietStatus.tsx';
import { AccountProvider } from '../features/session/account.ts';
import { RequireSession } from '../features/session/RequireSession.tsx';
import { Session } from '../features/session/Session.tsx';

export function Component() {
  const text = useText();
  return (
    <Session>
      <RequireSession waiting={<QuietStatus>{text('shell.checkingSession')}</QuietStatus>}>
        {(account) => (
          <AccountProvider value={account}>
            <AccountCart key={account.id} userId={account.id}>
              <Dashboard>
                <Outlet />
              </Dashboard>
            </AccountCart>
          </AccountProvider>
        )}
      </RequireSession>
    </Session>
  );
}
