import type { Account } from '@aulario/auth';
import { useAuthState } from '@aulario/auth/react';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPathFor } from '../navigation/nextPath.ts';
import { paths } from '../navigation/paths.ts';
import { useSessionCheck } from './useSessionCheck.ts';

interface RequireSessionProps {
  /** Shown until the provider has answered; never anything protected. */
  waiting: ReactNode;
  children: (account: Account) => ReactNode;
}

/** The guard: nobody is let in, and nobody sent away, before the provider has confirmed. */
export function RequireSession({ waiting, children }: RequireSessionProps) {
  const state = useAuthState();
  useSessionCheck();
  const location = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (state.status === 'signedIn' && !wasSignedIn) setWasSignedIn(true);

  if (state.status === 'loading') return waiting;
  if (state.status === 'signedIn') return children(state.account);
  // Whoever has signed out was not on the way to anywhere.
  return <Navigate to={wasSignedIn ? paths.login : loginPathFor(location)} replace />;
}
