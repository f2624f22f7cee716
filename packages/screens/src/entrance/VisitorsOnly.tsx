import { Session } from '@aulario/frame/session/Session.tsx';
import type { ReactNode } from 'react';
import { RequireNoSession } from './RequireNoSession.tsx';

/** Screens for visitors: redirects a signed-in user. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  return (
    <Session>
      <RequireNoSession>{children}</RequireNoSession>
    </Session>
  );
}
