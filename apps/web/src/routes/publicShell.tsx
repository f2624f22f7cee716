import { Outlet } from 'react-router-dom';
import { OwnCart } from '../features/cart/OwnCart.tsx';
import { HeaderSearch } from '../features/catalogue/search/HeaderSearch.tsx';
import { ComparisonTray } from '../features/compare/ComparisonTray.tsx';
import { ShellProvider } from '../features/navigation/ShellProvider.ts';
import { publicShell } from '../features/navigation/shellPaths.ts';
import { AccountProvider } from '../features/session/account.ts';
import { useConfirmedAccount } from '../features/session/useConfirmedAccount.ts';
import { PublicShell } from '../features/site/PublicShell.tsx';

export function Component() {
  const account = useConfirmedAccount();
  return (
    <ShellProvider value={publicShell}>
      <AccountProvider value={account}>
        <OwnCart>
          <PublicShell search={<HeaderSearch />}>
            <Outlet />
            <ComparisonTray />
          </PublicShell>
        </OwnCart>
      </AccountProvider>
    </ShellProvider>
  );
}
