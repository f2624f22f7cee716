export { AuthProvider, type AuthProviderProps } from './AuthProvider.tsx';
export { useAuthActions } from './useAuthActions.ts';
export { useAuthState } from './useAuthState.ts';
