import { AuthError } from './authError.ts';
import type { AuthService } from './authService.ts';
import { mapActions } from './mapActions.ts';

/**
 * Adds a time limit to every action: without an answer after `timeoutMs` milliseconds it rejects
 * with 'timeout'. It cannot cancel the call, since providers offer no way to. A late answer still
 * changes the state, so that a successful sign-in counts.
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
