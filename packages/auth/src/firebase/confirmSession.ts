import { getIdToken, reload, type User } from 'firebase/auth';

/**
 * Throws what the SDK throws when the session no longer holds. The account is asked for first: it
 * is refused to a token that is older than a change of password, where a new token may not be.
 */
export async function confirmSession(user: User): Promise<void> {
  await reload(user);
  await getIdToken(user, true);
}
