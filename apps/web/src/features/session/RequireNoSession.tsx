import { useAuthState } from '@aulario/auth/react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { inLanguage } from '../navigation/languageAddress.ts';
import { paths } from '../navigation/paths.ts';
import { useNextPath } from '../navigation/useNextPath.ts';

/**
 * Redirects a signed-in user to their destination. Shows the form while the session is unknown, so
 * that the screen never waits for the account code.
 */
export function RequireNoSession({ children }: { children: ReactNode }) {
  const state = useAuthState();
  const next = useNextPath() ?? paths.home;
  const { language } = useLanguage();
  if (state.status !== 'signedIn') return children;
  return <Navigate to={inLanguage(next, language)} replace />;
}
