import { AuthProvider, useAuthState } from '@aulario/auth/react';
import { type ReactNode, useEffect } from 'react';
import { forgetAllSearches } from '../catalogue/search/recentSearches.ts';
import { useServices } from '../services/Services.tsx';

/** What was searched goes with whoever leaves, also when the session ended elsewhere. */
function Farewell() {
  const { storage } = useServices();
  const { status } = useAuthState();

  useEffect(() => {
    if (status === 'signedOut') forgetAllSearches(storage);
  }, [status, storage]);

  return null;
}

/** Only the screens that need an account stand below it: the others never load the account code. */
export function Session({ children }: { children: ReactNode }) {
  return (
    <AuthProvider service={useServices().auth}>
      <Farewell />
      {children}
    </AuthProvider>
  );
}
