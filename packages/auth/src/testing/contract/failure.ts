import { expect } from 'vitest';
import { AuthError, type AuthErrorCode } from '../../authError.ts';

/** Returns the AuthError that the action rejects with; throws for anything else. */
export async function errorOf(promise: Promise<unknown>): Promise<AuthError> {
  const outcome: unknown = await promise.catch((error: unknown) => error);
  if (outcome instanceof AuthError) return outcome;
  throw new Error(`Expected an AuthError, found ${String(outcome)}.`);
}

/** Expects the action to reject with an AuthError of this code. */
export async function fails(action: Promise<unknown>, code: AuthErrorCode): Promise<void> {
  expect(await errorOf(action)).toMatchObject({ name: 'AuthError', code });
}
