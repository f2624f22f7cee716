import { useContext } from 'react';
import type { AuthActions } from '../authService.ts';
import { AuthActionsContext } from './authContexts.ts';

/**
 * The actions of the session. The object stays the same while the provider has the same service,
 * so its users are not rendered again by a change of state. Throws outside an `AuthProvider`.
 */
export function useAuthActions(): AuthActions {
  const actions = useContext(AuthActionsContext);
  if (actions === null) throw new Error('useAuthActions needs an <AuthProvider> above it.');
  return actions;
}
