import { toAuthError } from './toAuthError.ts';

/** Nobody may learn from a mail that could not be sent whether its address has a usable account. */
export async function ignoreUnknownAccount(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (toAuthError(error, 'account').code !== 'session-ended') throw error;
  }
}
