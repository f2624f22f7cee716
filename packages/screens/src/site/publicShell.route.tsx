import type { Account, AuthState } from '@aulario/auth';
import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { SamePart } from '@aulario/frame/navigation/SamePart.ts';
import { ShellProvider } from '@aulario/frame/navigation/ShellProvider.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { AccountProvider, useAccountId } from '@aulario/frame/session/account.ts';
import { useSessionHint } from '@aulario/frame/session/useSessionHint.ts';
import { useEndOfUndo } from '@aulario/frame/undo/useEndOfUndo.ts';
import { PublicFrame, ScreenFrame } from '@aulario/ui';
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { PersistenceOffer } from '../accountData/PersistenceOffer.tsx';
import { OwnCart } from '../cart/OwnCart.tsx';
import { HeaderSearch } from '../catalogue/search/HeaderSearch.tsx';
import { ChangesNote } from '../changes/ChangesNote.tsx';
import { ComparisonTray } from '../compare/ComparisonTray.tsx';
import { type CartBadge, cartBadge } from './cartBadge.ts';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicTabs } from './PublicTabs.tsx';
import { ShellHeader } from './ShellHeader.tsx';

const loading: AuthState = { status: 'loading' };

/**
 * The reader's account on a public page, once the provider has confirmed the session. Nothing of
 * the account code loads unless a user seems to be signed in.
 */
function useConfirmedAccount(): Account | undefined {
  const { auth } = useServices();
  const isExpected = useSessionHint() !== null;
  const subscribe = useCallback(
    (listener: () => void) => (isExpected ? auth.subscribe(listener) : () => undefined),
    [auth, isExpected],
  );
  const state = useSyncExternalStore(subscribe, auth.getState, () => loading);
  return isExpected && state.status === 'signedIn' ? state.account : undefined;
}

interface PublicShellProps {
  /** The header's search. */
  search: ReactNode;
  children: ReactNode;
}

function useCartBadge(): CartBadge {
  const text = useTranslate();
  const badge = cartBadge(text, useCart().entries.length);
  const isVisitor = useSessionHint() === null;
  const accountId = useAccountId();
  // Until the session is confirmed, the provided cart is the visitor's.
  return isVisitor || accountId !== null ? badge : undefined;
}

/** The frame of the public screens of the catalogue. */
function PublicShell({ search, children }: PublicShellProps) {
  const { offline } = useServices();
  const badge = useCartBadge();
  useEffect(() => offline.keep(), [offline]);
  return (
    <PublicFrame>
      <SamePart name="header">
        <ShellHeader search={search} badge={badge} />
      </SamePart>
      <ScreenFrame>
        <ChangesNote />
        {children}
        <PersistenceOffer />
      </ScreenFrame>
      <SamePart name="footer">
        <PublicFooter isFolded />
        <PublicTabs badge={badge} />
      </SamePart>
    </PublicFrame>
  );
}

export function Component() {
  const account = useConfirmedAccount();
  useEndOfUndo(account?.id ?? null);
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
