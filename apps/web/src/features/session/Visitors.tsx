import type { ReactNode } from 'react';
import { RequireNoSession } from './RequireNoSession.tsx';
import { Session } from './Session.tsx';

/** For those who are not signed in yet; the others are sent on. */
export function Visitors({ children }: { children: ReactNode }) {
  return (
    <Session>
      <RequireNoSession>{children}</RequireNoSession>
    </Session>
  );
}
