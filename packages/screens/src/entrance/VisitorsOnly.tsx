import { useAuthState } from '@aulario/auth/react';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { Redirect } from '@aulario/frame/navigation/Redirect.tsx';
import { useNextPath } from '@aulario/frame/navigation/useNextPath.ts';
import { Session } from '@aulario/frame/session/Session.tsx';
import type { ReactNode } from 'react';

/**
 * Redirects a signed-in user to their destination. Shows the form while the session is unknown, so
 * that the screen never waits for the account code.
 */
function RequireNoSession({ children }: { children: ReactNode }) {
  const state = useAuthState();
  const next = useNextPath() ?? paths.home;
  const { language } = useLanguage();
  if (state.status !== 'signedIn') return children;
  return <Redirect to={inLanguage(next, language)} />;
}

/** Screens for visitors: redirects a signed-in user. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  return (
    <Session>
      <RequireNoSession>{children}</RequireNoSession>
    </Session>
  );
}
