export { AuthProvider, type AuthProviderProps } from './AuthProvider.tsx';
export { ServerAuthStateContext } from './authContexts.ts';
export { useAuthActions } from './useAuthActions.ts';
export { useAuthState } from './useAuthState.ts';
