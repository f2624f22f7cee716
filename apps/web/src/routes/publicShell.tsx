import { Outlet } from 'react-router-dom';
import { OwnCart } from '../features/cart/OwnCart.tsx';
import { HeaderSearch } from '../features/catalogue/search/HeaderSearch.tsx';
import { CompareShelf } from '../features/compare/CompareShelf.tsx';
import { ShellProvider } from '../features/navigation/ShellProvider.ts';
import { publicShell } from '../features/navigation/shellPaths.ts';
import { PublicShell } from '../features/site/PublicShell.tsx';

export function Component() {
  return (
    <ShellProvider value={publicShell}>
      <OwnCart accountId={null}>
        <PublicShell search={<HeaderSearch />}>
          <Outlet />
          <CompareShelf />
        </PublicShell>
      </OwnCart>
    </ShellProvider>
  );
}
