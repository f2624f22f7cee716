import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { AuthActions, AuthService } from '../authService.ts';
import { loadingState } from '../authState.ts';
import { AuthActionsContext, AuthStateContext } from './authContexts.ts';

/** Props of {@link AuthProvider}. */
export interface AuthProviderProps {
  /** The service whose session the children see; the same object from render to render. */
  readonly service: AuthService;
  readonly children?: ReactNode;
}

const getServerState = () => loadingState;

/** Gives its children the session of `service`. On a server, and while hydrating, it is loading. */
export function AuthProvider({ service, children }: AuthProviderProps): ReactNode {
  const subscribe = useCallback((listener: () => void) => service.subscribe(listener), [service]);
  const getState = useCallback(() => service.getState(), [service]);
  const state = useSyncExternalStore(subscribe, getState, getServerState);
  const actions = useMemo<AuthActions>(
    () => ({
      signIn: (credentials) => service.signIn(credentials),
      signUp: (credentials) => service.signUp(credentials),
      signOut: () => service.signOut(),
      updateProfile: (change) => service.updateProfile(change),
    }),
    [service],
  );
  return (
    <AuthActionsContext value={actions}>
      <AuthStateContext value={state}>{children}</AuthStateContext>
    </AuthActionsContext>
  );
}
