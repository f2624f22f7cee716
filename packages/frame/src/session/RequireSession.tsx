import type { Account } from '@aulario/auth';
import { useAuthActions, useAuthState } from '@aulario/auth/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useIsReturn } from '../navigation/address/isReturn.ts';
import { inLanguage } from '../navigation/address/languageAddress.ts';
import { loginPathFor } from '../navigation/nextPath.ts';
import { paths } from '../navigation/paths.ts';
import { Redirect } from '../navigation/Redirect.tsx';
import { useEndOfUndo } from '../undo/useEndOfUndo.ts';

/**
 * Checks the session with the provider whenever the tab becomes visible. A page that enters the
 * back/forward cache is hidden, and reloaded if it is restored: the session may have ended in
 * between, and the page would show the data of the account that was signed in.
 */
function useSessionCheck(): void {
  const { checkSession } = useAuthActions();

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      // Without an answer the session stays; the service reports what nobody foresaw.
      checkSession().catch(() => undefined);
    };
    const onLeave = ({ persisted }: PageTransitionEvent) => {
      if (persisted) document.documentElement.style.visibility = 'hidden';
    };
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pagehide', onLeave);
    window.addEventListener('pageshow', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pagehide', onLeave);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [checkSession]);
}

interface RequireSessionProps {
  /** Shown until the provider has answered; must not contain protected content. */
  waiting: ReactNode;
  children: (account: Account) => ReactNode;
}

/** The guard: neither admits nor redirects before the provider has confirmed the session. */
export function RequireSession({ waiting, children }: RequireSessionProps) {
  const state = useAuthState();
  useSessionCheck();
  useEndOfUndo(state.status === 'signedIn' ? state.account.id : null);
  const location = useLocation();
  const isReturn = useIsReturn();
  const { language } = useLanguage();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (state.status === 'signedIn' && !wasSignedIn) setWasSignedIn(true);

  if (state.status === 'loading') return waiting;
  if (state.status === 'signedIn') return children(state.account);
  // The login gets no return address after a sign-out or a Back to a page seen before it: the
  // address may contain what the previous person searched.
  const login = wasSignedIn || isReturn ? paths.login : loginPathFor(location);
  return <Redirect to={inLanguage(login, language)} />;
}
