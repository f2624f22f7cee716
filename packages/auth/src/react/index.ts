export { AuthProvider } from './AuthProvider.tsx';
export { ServerAuthStateContext, useAuthActions, useAuthState } from './useAuth.ts';
