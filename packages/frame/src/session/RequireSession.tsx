import type { Account } from '@aulario/auth';
import { useAuthState } from '@aulario/auth/react';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useIsReturn } from '../navigation/address/isReturn.ts';
import { inLanguage } from '../navigation/address/languageAddress.ts';
import { loginPathFor } from '../navigation/nextPath.ts';
import { paths } from '../navigation/paths.ts';
import { useSessionCheck } from './useSessionCheck.ts';

interface RequireSessionProps {
  /** Shown until the provider has answered; must not contain protected content. */
  waiting: ReactNode;
  children: (account: Account) => ReactNode;
}

/** The guard: neither admits nor redirects before the provider has confirmed the session. */
export function RequireSession({ waiting, children }: RequireSessionProps) {
  const state = useAuthState();
  useSessionCheck();
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
  return <Navigate to={inLanguage(login, language)} replace />;
}
