import { AuthProvider } from '@aulario/auth/react';
import type { ReactNode } from 'react';
import { useServices } from '../services/Services.tsx';

/** Only the screens that need an account stand below it: the others never load the account code. */
export function Session({ children }: { children: ReactNode }) {
  return <AuthProvider service={useServices().auth}>{children}</AuthProvider>;
}
