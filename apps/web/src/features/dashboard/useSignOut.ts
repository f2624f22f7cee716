import { useAuthActions } from '@aulario/auth/react';
import { useToast } from '@aulario/ui';
import { useState } from 'react';
import { useTranslate } from '../language/useTranslate.ts';

/** Ends the session; the guard then leads to the login screen. A failure is told in a notice. */
export function useSignOut() {
  const text = useTranslate();
  const toast = useToast();
  const { signOut } = useAuthActions();
  const [isSigningOut, setIsSigningOut] = useState(false);

  const leave = async () => {
    setIsSigningOut(true);
    try {
      await signOut();
    } catch {
      setIsSigningOut(false);
      toast({ message: text('shell.signOutFailed') });
    }
  };

  return { isSigningOut, leave };
}
