import { expect } from 'vitest';
import { AuthError, type AuthErrorCode } from '../../authError.ts';

/** The AuthError that the action rejects with; anything else fails the test. */
export async function errorOf(promise: Promise<unknown>): Promise<AuthError> {
  const outcome: unknown = await promise.catch((error: unknown) => error);
  if (outcome instanceof AuthError) return outcome;
  throw new Error(`Expected an AuthError, found ${String(outcome)}.`);
}

/** Expects the action to be refused with an AuthError of this code. */
export async function fails(action: Promise<unknown>, code: AuthErrorCode): Promise<void> {
  expect(await errorOf(action)).toMatchObject({ name: 'AuthError', code });
}
