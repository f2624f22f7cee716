import { accountOwner, type Disk, DiskError } from '../disk/disk.ts';
import { createAccountSync } from './accountSync.ts';
import type { Cloud } from './cloud.ts';
import { type RunningSync, runSync, type SyncSurroundings } from './runSync.ts';
import type { SyncedPage } from './syncOptions.ts';

/** What the sync asks of what a page keeps; see `KeptData`. */
export interface SyncedData {
  synced(accountId: string): SyncedPage;
  /** Returns the function that ends it. */
  onToBeSent(listener: (accountId: string) => void): () => void;
  /** Resolves once what was done is stored or refused. */
  settle(): Promise<void>;
}

export interface StartSyncOptions extends SyncSurroundings {
  readonly accountId: string;
  readonly kept: SyncedData;
  /** The disk of `kept`. */
  readonly disk: Disk;
  /** The account's place. */
  readonly cloud: Cloud;
  /** Milliseconds since the epoch; `Date.now` by default. */
  readonly now?: () => number;
}

/**
 * Keeps an account's records the same on all its devices, until it is stopped. To sign out: `finish`;
 * where that says `saved`, everything is in the account, so that the device may be emptied.
 */
export function startAccountSync(options: StartSyncOptions): RunningSync {
  const { accountId, kept, disk, cloud, now = Date.now, window, document, locks } = options;
  const owner = accountOwner(accountId);
  let isStopped = false;
  const page = kept.synced(accountId);
  const sync = createAccountSync({
    owner,
    cloud,
    now,
    // A round that is under way when it is stopped must leave nothing on an emptied device.
    disk: {
      ...disk,
      save: (changes) =>
        isStopped ? Promise.reject(new DiskError('storage-unavailable')) : disk.save(changes),
    },
    page: {
      ...page,
      receive(changes) {
        if (!isStopped) page.receive(changes);
      },
    },
  });
  const running = runSync({ sync, lockName: `aulario:sync:${owner}`, window, document, locks });
  const stop = kept.onToBeSent((changed) => {
    if (changed === accountId) running.changed();
  });
  return {
    ...running,
    async finish() {
      await kept.settle();
      return running.finish();
    },
    stop() {
      isStopped = true;
      stop();
      running.stop();
    },
  };
}
