import { useContext } from 'react';
import type { AuthState } from '../authState.ts';
import { AuthStateContext } from './authContexts.ts';

/** Returns the session's state and re-renders when it changes. Throws outside an `AuthProvider`. */
export function useAuthState(): AuthState {
  const state = useContext(AuthStateContext);
  if (state === null) throw new Error('useAuthState needs an <AuthProvider> above it.');
  return state;
}
