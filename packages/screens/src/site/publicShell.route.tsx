import { ShellProvider } from '@aulario/frame/navigation/ShellProvider.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { AccountProvider } from '@aulario/frame/session/account.ts';
import { useConfirmedAccount } from '@aulario/frame/session/useConfirmedAccount.ts';
import { Outlet } from 'react-router-dom';
import { OwnCart } from '../cart/OwnCart.tsx';
import { HeaderSearch } from '../catalogue/search/HeaderSearch.tsx';
import { ComparisonTray } from '../compare/ComparisonTray.tsx';
import { PublicShell } from './PublicShell.tsx';

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
