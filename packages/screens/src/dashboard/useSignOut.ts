import { useAuthActions } from '@aulario/auth/react';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useToast } from '@aulario/ui';
import { useState } from 'react';

/** Ends the session; the guard then redirects to the login screen. Shows failures as a notice. */
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
      // The reader is told; the service reports what nobody foresaw.
      setIsSigningOut(false);
      toast({ message: text('shell.signOutFailed') });
    }
  };

  return { isSigningOut, leave };
}
