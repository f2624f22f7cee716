import type { Auth, User } from 'firebase/auth';
import { AuthError } from '../../authError.ts';

/** Returns the user of the session. Throws AuthError 'session-ended' without one. */
export function signedInUser({ currentUser }: Auth): User {
  if (currentUser === null) throw new AuthError('session-ended');
  return currentUser;
}
