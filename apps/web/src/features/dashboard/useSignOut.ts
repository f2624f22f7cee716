import { useAuthActions } from '@aulario/auth/react';
import { useToast } from '@aulario/ui';
import { useState } from 'react';
import { forgetAllSearches } from '../catalogue/search/recentSearches.ts';
import { useText } from '../language/useText.ts';
import { useServices } from '../services/Services.tsx';

/** Ends the session; the guard then leads to the login screen. A failure is told in a notice. */
export function useSignOut() {
  const text = useText();
  const toast = useToast();
  const { storage } = useServices();
  const { signOut } = useAuthActions();
  const [isSigningOut, setIsSigningOut] = useState(false);

  const leave = async () => {
    setIsSigningOut(true);
    // Before the rest is put away for the next time: what was searched does not come back.
    forgetAllSearches(storage);
    try {
      await signOut();
    } catch {
      setIsSigningOut(false);
      toast({ message: text('shell.signOutFailed') });
    }
  };

  return { isSigningOut, leave };
}
