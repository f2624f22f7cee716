import type { Auth } from 'firebase/auth';
import { AuthError } from '../authError.ts';
import type { Mail } from './accountMail.ts';
import type { InBackground } from './errors/inBackground.ts';
import { type AuthCall, toAuthError } from './errors/toAuthError.ts';
import type { FirebaseSession } from './session/observeSession.ts';
import { isSessionOf } from './session/signedInUser.ts';

/** Runs a call of the SDK. Afterwards the state is up to date, and a failure is an AuthError. */
export type AuthCaller = <T>(kind: AuthCall, run: () => Promise<T>) => Promise<T>;

/** What the actions of the service share. */
export interface ActionTools {
  readonly auth: Auth;
  readonly mail: Mail;
  readonly call: AuthCaller;
  readonly inBackground: InBackground;
}

export function createAuthCaller(
  auth: Auth,
  started: Promise<void>,
  session: FirebaseSession,
  inBackground: InBackground,
): AuthCaller {
  return async (kind, run) => {
    // Before the stored session is confirmed, a failed call would look like a sign-out.
    await started;
    const user = auth.currentUser;
    let answer: Awaited<ReturnType<typeof run>>;
    try {
      answer = await run();
    } catch (cause) {
      const error = toAuthError(cause, kind);
      // An account that signed in meanwhile stays signed in.
      if (error.code === 'session-ended' && isSessionOf(auth, user)) await session.end();
      // Not awaited, so that a failed call does not wait for another request.
      session.settle().catch(inBackground('session state'));
      throw error;
    }
    await session.settle();
    return answer;
  };
}

/**
 * Ignores 'session-ended' and rethrows other errors, for calls that may find out that the session
 * ended.
 */
export function unlessEnded(error: unknown): void {
  if (!(error instanceof AuthError) || error.code !== 'session-ended') throw error;
}
