import { useAuthState } from '@aulario/auth/react';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { inLanguage } from '../navigation/languageAddress.ts';
import { parseNext } from '../navigation/nextPath.ts';
import { paths } from '../navigation/paths.ts';

/**
 * Redirects a signed-in user to their destination. Shows the form while the session is unknown, so
 * that the screen never waits for the account code.
 */
export function RequireNoSession({ children }: { children: ReactNode }) {
  const state = useAuthState();
  const [search] = useSearchParams();
  const { language } = useLanguage();
  if (state.status !== 'signedIn') return children;
  const next = parseNext(search.get('next')) ?? paths.home;
  return <Navigate to={inLanguage(next, language)} replace />;
}
