import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { AuthService } from '../authService.ts';
import { loadingState } from '../authState.ts';
import { AuthActionsContext, AuthStateContext } from './authContexts.ts';

/** Props of {@link AuthProvider}. */
export interface AuthProviderProps {
  /** The service for the children; must be the same object on every render. */
  readonly service: AuthService;
  readonly children?: ReactNode;
}

const getServerState = () => loadingState;

/**
 * Provides the session of `service` to its children. On a server, and while hydrating, it is
 * loading.
 */
export function AuthProvider({ service, children }: AuthProviderProps): ReactNode {
  const subscribe = useCallback((listener: () => void) => service.subscribe(listener), [service]);
  const getState = useCallback(() => service.getState(), [service]);
  const state = useSyncExternalStore(subscribe, getState, getServerState);
  return (
    <AuthActionsContext value={service}>
      <AuthStateContext value={state}>{children}</AuthStateContext>
    </AuthActionsContext>
  );
}
