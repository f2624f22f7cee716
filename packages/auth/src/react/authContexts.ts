import { createContext } from 'react';
import type { AuthActions } from '../authService.ts';
import type { AuthState } from '../authState.ts';

/**
 * Two contexts, so that components that only use actions do not re-render when the state changes.
 */
export const AuthStateContext = createContext<AuthState | null>(null);
export const AuthActionsContext = createContext<AuthActions | null>(null);
