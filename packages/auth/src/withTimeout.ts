import { AuthError } from './authError.ts';
import type { AuthService } from './authService.ts';
import { mapActions } from './mapActions.ts';

/**
 * The service with an end to every wait: an action without an answer after `timeoutMs` milliseconds
 * rejects with 'timeout'. It is not called back, since a provider offers no way to: what arrives
 * late still changes the state, so that an account that was let in is let in.
 */
export const withTimeout = (service: AuthService, timeoutMs: number): AuthService =>
  mapActions(service, (run) => inTime(run(), timeoutMs));

async function inTime<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AuthError('timeout')), timeoutMs);
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}
