import { createContext } from 'react';
import type { AuthActions } from '../authService.ts';
import { type AuthState, loadingState } from '../authState.ts';

/**
 * Two contexts, so that components that only use actions do not re-render when the state changes.
 */
export const AuthStateContext = createContext<AuthState | null>(null);
export const AuthActionsContext = createContext<AuthActions | null>(null);

/** The session to render with on a server and while hydrating. */
export const ServerAuthStateContext = createContext<AuthState>(loadingState);
