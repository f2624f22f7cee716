import type { ReactNode } from 'react';
import { RequireNoSession } from './RequireNoSession.tsx';
import { Session } from './Session.tsx';

/** Screens for visitors: redirects a signed-in user. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  return (
    <Session>
      <RequireNoSession>{children}</RequireNoSession>
    </Session>
  );
}
