import { AuthError } from './authError.ts';
import type { AuthActions, AuthService } from './authService.ts';

/**
 * The service with an end to every wait: an action without an answer after `longest` milliseconds
 * rejects with 'timeout'. It is not called back, since a provider offers no way to: what arrives
 * late still changes the state, so that an account that was let in is let in.
 */
export function limitedAuthService(service: AuthService, longest: number): AuthService {
  const { getState, subscribe, ...actions } = service;
  return { getState, subscribe, ...limited(actions, longest) };
}

type Action = (...given: never[]) => Promise<unknown>;

function limited(actions: AuthActions, longest: number): AuthActions {
  const entries = Object.entries<Action>(actions).map(([name, action]) => [
    name,
    (...given: never[]) => inTime(action(...given), longest),
  ]);
  return Object.fromEntries(entries) as AuthActions;
}

async function inTime<T>(answer: Promise<T>, longest: number): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AuthError('timeout')), longest);
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}
