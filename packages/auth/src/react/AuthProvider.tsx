import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { AuthService } from '../authService.ts';
import { AuthActionsContext, AuthStateContext, ServerAuthStateContext } from './useAuth.ts';

/** Props of {@link AuthProvider}. */
export interface AuthProviderProps {
  /** The service for the children; must be the same object on every render. */
  readonly service: AuthService;
  readonly children?: ReactNode;
}

/**
 * Provides the session of `service` to its children. On a server, and while hydrating, it is that
 * of ServerAuthStateContext.
 */
export function AuthProvider({ service, children }: AuthProviderProps): ReactNode {
  const serverState = useContext(ServerAuthStateContext);
  const state = useSyncExternalStore(service.subscribe, service.getState, () => serverState);
  return (
    <AuthActionsContext value={service}>
      <AuthStateContext value={state}>{children}</AuthStateContext>
    </AuthActionsContext>
  );
}
