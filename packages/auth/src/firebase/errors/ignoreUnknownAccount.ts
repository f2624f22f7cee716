import { toAuthError } from './toAuthError.ts';

/** Ignores errors that would reveal whether the address has a usable account. */
export async function ignoreUnknownAccount(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (toAuthError(error, 'account').code !== 'session-ended') throw error;
  }
}
