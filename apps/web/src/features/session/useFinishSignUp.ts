import { useAuthActions } from '@aulario/auth/react';
import { useEffect } from 'react';

/** Without an answer the page goes on waiting. */
const ignore = () => undefined;

/** Lets in whoever comes back to the page after opening the mail's link, here or on a phone. */
export function useFinishSignUp(): void {
  const { finishSignUp } = useAuthActions();

  useEffect(() => {
    const onLook = () => {
      if (document.visibilityState === 'visible') finishSignUp().catch(ignore);
    };
    document.addEventListener('visibilitychange', onLook);
    window.addEventListener('focus', onLook);
    return () => {
      document.removeEventListener('visibilitychange', onLook);
      window.removeEventListener('focus', onLook);
    };
  }, [finishSignUp]);
}
