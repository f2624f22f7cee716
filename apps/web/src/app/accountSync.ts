import { AuthError, type AuthService } from '@aulario/auth';
import { createFirestoreCloud, type FirestoreProject } from '@aulario/firestore';
import type { KeptData } from '@aulario/local-data/kept';
import type { Disk } from '@aulario/local-data/replica';
import { CloudError, type RunningSync, startAccountSync } from '@aulario/local-data/sync';

export interface AccountSyncOptions {
  readonly project: FirestoreProject;
  readonly kept: KeptData;
  readonly getToken: AuthService['getToken'];
}

const codesOfNetwork: readonly unknown[] = ['network', 'timeout'];

/** A refused token is a refused account; one that did not come is a missing network. */
const toCloudError = (cause: unknown): CloudError => {
  const code = cause instanceof AuthError ? cause.code : 'unknown';
  const fault = code === 'session-ended' ? 'denied' : 'unknown';
  return new CloudError(codesOfNetwork.includes(code) ? 'offline' : fault, { cause });
};

/** Returns what starts the exchange of an account's records with Firestore. */
export const accountSync =
  ({ project, kept, getToken }: AccountSyncOptions) =>
  (accountId: string, disk: Disk): RunningSync =>
    startAccountSync({
      accountId,
      kept,
      disk,
      window,
      document,
      locks: navigator.locks,
      cloud: createFirestoreCloud(project, accountId, async (isRenewed) => {
        try {
          return await getToken(isRenewed);
        } catch (error) {
          throw toCloudError(error);
        }
      }),
    });
