import { useAuthActions } from '@aulario/auth/react';
import { useEffect } from 'react';

/** Without an answer the session stays: a train in a tunnel ends nobody's visit. */
const ignore = () => undefined;

/**
 * Asks the provider again whenever the tab is looked at again. A page that the browser puts aside
 * whole (the back/forward cache) is hidden as it goes, and loaded anew should it come back: somebody
 * may have signed out in between, and it would show what it showed then.
 */
export function useSessionCheck(): void {
  const { checkSession } = useAuthActions();

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') checkSession().catch(ignore);
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
