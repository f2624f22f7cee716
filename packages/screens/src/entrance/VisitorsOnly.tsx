import { useAuthState } from '@aulario/auth/react';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useNextPath } from '@aulario/frame/navigation/useNextPath.ts';
import { Session } from '@aulario/frame/session/Session.tsx';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

/**
 * Redirects a signed-in user to their destination. Shows the form while the session is unknown, so
 * that the screen never waits for the account code.
 */
function RequireNoSession({ children }: { children: ReactNode }) {
  const state = useAuthState();
  const next = useNextPath() ?? paths.home;
  const { language } = useLanguage();
  if (state.status !== 'signedIn') return children;
  return <Navigate to={inLanguage(next, language)} replace />;
}

/** Screens for visitors: redirects a signed-in user. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  return (
    <Session>
      <RequireNoSession>{children}</RequireNoSession>
    </Session>
  );
}
