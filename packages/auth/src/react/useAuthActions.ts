import { useContext } from 'react';
import type { AuthActions } from '../authService.ts';
import { AuthActionsContext } from './authContexts.ts';

/**
 * Returns the actions of the session. The object is stable while the provider has the same service.
 * Throws outside an `AuthProvider`.
 */
export function useAuthActions(): AuthActions {
  const actions = useContext(AuthActionsContext);
  if (actions === null) throw new Error('useAuthActions needs an <AuthProvider> above it.');
  return actions;
}
