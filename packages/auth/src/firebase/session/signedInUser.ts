import { type Auth, getIdToken, reload, type User } from 'firebase/auth';
import { AuthError } from '../../authError.ts';

/** Returns the user of the session. Throws AuthError 'session-ended' without one. */
export function signedInUser({ currentUser }: Auth): User {
  if (currentUser === null) throw new AuthError('session-ended');
  return currentUser;
}

/**
 * Whether no other account has signed in since this user had a session. The SDK may have dropped the
 * user itself.
 */
export const isSessionOf = ({ currentUser }: Auth, user: User | null): boolean =>
  user !== null && (currentUser === user || currentUser === null);

/**
 * Throws the SDK's error when the session is no longer valid. Reloads the account first: a token
 * older than a change of password is refused there, while a request for a new token may succeed.
 */
export async function confirmSession(user: User): Promise<void> {
  await reload(user);
  await getIdToken(user, true);
}
