export { AuthProvider, type AuthProviderProps } from './AuthProvider.tsx';
export { ServerAuthStateContext, useAuthActions, useAuthState } from './useAuth.ts';
