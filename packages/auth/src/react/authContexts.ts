import { createContext } from 'react';
import type { AuthActions } from '../authService.ts';
import type { AuthState } from '../authState.ts';

/** Two contexts: a component that only acts is not rendered again when the state changes. */
export const AuthStateContext = createContext<AuthState | null>(null);
export const AuthActionsContext = createContext<AuthActions | null>(null);
