import { useAuthActions } from '@aulario/auth/react';
import { useEffect } from 'react';

/**
 * Checks the session with the provider whenever the tab becomes visible. A page that enters the
 * back/forward cache is hidden, and reloaded if it is restored: the session may have ended in
 * between, and the page would show the data of the account that was signed in.
 */
export function useSessionCheck(): void {
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
