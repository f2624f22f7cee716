import { useContext } from 'react';
import type { AuthState } from '../authState.ts';
import { AuthStateContext } from './authContexts.ts';

/** The session's state; renders again when it changes. Throws outside an `AuthProvider`. */
export function useAuthState(): AuthState {
  const state = useContext(AuthStateContext);
  if (state === null) throw new Error('useAuthState needs an <AuthProvider> above it.');
  return state;
}
