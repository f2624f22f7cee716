import { useAuthState } from '@aulario/auth/react';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { parseNext } from '../navigation/nextPath.ts';
import { paths } from '../navigation/paths.ts';

/**
 * Redirects a signed-in user to their destination. Shows the form while the session is unknown, so
 * that the screen never waits for the account code.
 */
export function RequireNoSession({ children }: { children: ReactNode }) {
  const state = useAuthState();
  const [search] = useSearchParams();
  if (state.status !== 'signedIn') return children;
  return <Navigate to={parseNext(search.get('next')) ?? paths.home} replace />;
}
