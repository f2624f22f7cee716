import type { Auth, User } from 'firebase/auth';
import { AuthError } from '../authError.ts';

/** The user of the session; an AuthError 'session-ended' where there is none. */
export function signedInUser({ currentUser }: Auth): User {
  if (currentUser === null) throw new AuthError('session-ended');
  return currentUser;
}
