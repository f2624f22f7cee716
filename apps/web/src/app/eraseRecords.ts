import { AuthError, type AuthErrorCode } from '@aulario/auth';
import { CloudError, type CloudFault } from '@aulario/local-data/sync';
import { readEnv } from './env.ts';

const codes: Partial<Record<CloudFault, AuthErrorCode>> = {
  offline: 'network',
  'over-quota': 'too-many-requests',
};

/** Code that cannot be fetched rejects as a TypeError. */
const codeOf = (cause: unknown): AuthErrorCode =>
  cause instanceof TypeError
    ? 'network'
    : (cause instanceof CloudError && codes[cause.fault]) || 'unknown';

/** Erases an account's records in Firestore; the account is not deleted while that fails. */
export async function eraseRecords(accountId: string, token: string): Promise<void> {
  try {
    const { createFirestoreCloud } = await import('@aulario/firestore');
    await createFirestoreCloud(readEnv().firestore, accountId, async () => token).deleteAll();
  } catch (cause) {
    throw new AuthError(codeOf(cause), { cause });
  }
}
