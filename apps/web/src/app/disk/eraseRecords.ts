import { AuthError } from '@aulario/auth';
import { createFirestoreCloud, type FirestoreProject } from '@aulario/firestore';
import { accountOwner, type Disk } from '@aulario/local-data/replica';
import { type Cloud, CloudError } from '@aulario/local-data/sync';
import { openDisk } from './openDisk.ts';

/** Whether this device knows that the account had records in the cloud, or cannot know. */
async function mayHaveRecords(disk: Disk, accountId: string): Promise<boolean> {
  try {
    const { seen } = await disk.readSync(accountOwner(accountId));
    return seen.size > 0;
  } catch {
    // What cannot be read may have said so.
    return true;
  }
}

/**
 * Removes everything of an account from its cloud, as before the account itself goes: afterwards
 * nobody could ask for it. A project without Firestore has nothing to remove. One whose Firestore is
 * switched off answers as one that never had it: there only what the device has exchanged shows it.
 *
 * @throws {AuthError} `network`, or `not-erased` where something may be left.
 */
export async function eraseFromCloud(cloud: Cloud, disk: Disk, accountId: string): Promise<void> {
  try {
    await cloud.deleteAll();
  } catch (cause) {
    const fault = cause instanceof CloudError ? cause.fault : 'unknown';
    if (fault === 'absent' && !(await mayHaveRecords(disk, accountId))) return;
    throw new AuthError(fault === 'offline' ? 'network' : 'not-erased', { cause });
  }
}

/** {@link eraseFromCloud} for the Firestore of a project, with a token of the account. */
export function eraseRecords(
  project: FirestoreProject,
  accountId: string,
  token: string,
): Promise<void> {
  const cloud = createFirestoreCloud(project, accountId, async () => token);
  return eraseFromCloud(cloud, openDisk(), accountId);
}
