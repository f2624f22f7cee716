import { getIdToken, reload, type User } from 'firebase/auth';

/**
 * Throws the SDK's error when the session is no longer valid. Reloads the account first: a token
 * older than a change of password is refused there, while a request for a new token may succeed.
 */
export async function confirmSession(user: User): Promise<void> {
  await reload(user);
  await getIdToken(user, true);
}
