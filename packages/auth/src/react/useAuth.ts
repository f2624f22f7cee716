import { createContext, useContext } from 'react';
import type { AuthActions } from '../authService.ts';
import { type AuthState, loadingState } from '../authState.ts';

/**
 * Two contexts, so that components that only use actions do not re-render when the state changes.
 */
export const AuthStateContext = createContext<AuthState | null>(null);
export const AuthActionsContext = createContext<AuthActions | null>(null);

/** The session to render with on a server and while hydrating. */
export const ServerAuthStateContext = createContext<AuthState>(loadingState);

/**
 * Returns the actions of the session. The object is stable while the provider has the same service.
 * Throws outside an `AuthProvider`.
 */
export function useAuthActions(): AuthActions {
  const actions = useContext(AuthActionsContext);
  if (actions === null) throw new Error('useAuthActions needs an <AuthProvider> above it.');
  return actions;
}

/** Returns the session's state and re-renders when it changes. Throws outside an `AuthProvider`. */
export function useAuthState(): AuthState {
  const state = useContext(AuthStateContext);
  if (state === null) throw new Error('useAuthState needs an <AuthProvider> above it.');
  return state;
}
