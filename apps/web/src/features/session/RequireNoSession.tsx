import { useAuthState } from '@aulario/auth/react';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { parseNext } from '../navigation/nextPath.ts';
import { paths } from '../navigation/paths.ts';

/**
 * Sends a signed-in visitor on to where they were going. While the session is unknown the form
 * shows: a screen never waits for the account code.
 */
export function RequireNoSession({ children }: { children: ReactNode }) {
  const state = useAuthState();
  const [search] = useSearchParams();
  if (state.status !== 'signedIn') return children;
  return <Navigate to={parseNext(search.get('next')) ?? paths.home} replace />;
}
