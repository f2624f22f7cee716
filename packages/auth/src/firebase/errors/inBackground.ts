import type { AuthError } from '../../authError.ts';
import { toAuthError } from './toAuthError.ts';

/** Receives failures of work that no caller awaits; `context` names the work. */
export type BackgroundErrorListener = (error: AuthError, context: string) => void;

/** Creates the rejection handler of a promise that no caller awaits. */
export type InBackground = (context: string) => (cause: unknown) => void;

export const createInBackground =
  (onError: BackgroundErrorListener = () => undefined): InBackground =>
  (context) =>
  (cause) =>
    onError(toAuthError(cause, 'account'), context);
