import type { Auth, User } from 'firebase/auth';

/**
 * Whether no other account has signed in since this user had a session. The SDK may have dropped the
 * user itself.
 */
export const isSessionOf = ({ currentUser }: Auth, user: User | null): boolean =>
  user !== null && (currentUser === user || currentUser === null);
