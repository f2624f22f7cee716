import { AuthProvider } from '@aulario/auth/react';
import type { ReactNode } from 'react';
import { useServices } from '../services/Services.tsx';

/** Wraps the screens that need an account; others never load the account code. */
export function Session({ children }: { children: ReactNode }) {
  return <AuthProvider service={useServices().auth}>{children}</AuthProvider>;
}
