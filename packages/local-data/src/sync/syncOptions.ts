import type { Disk, Owner } from '../disk/disk.ts';
import type { Clock } from '../record/clock.ts';
import type { RecordStates } from '../record/states.ts';
import type { SyncLimits } from './buildCommit.ts';
import type { Cloud } from './cloud.ts';

/** What a page has of an owner in memory, as far as its sync needs it. */
export interface SyncedPage {
  readonly clock: Clock;
  /** Changes that the disk refused; the same objects until they change. */
  unstored(): RecordStates;
  /** Takes in what other devices wrote. It is being stored. */
  receive(changes: RecordStates): void;
  /** Everything that belongs to the account, removals included. */
  shared(): RecordStates;
}

export interface AccountSyncOptions {
  readonly disk: Disk;
  readonly owner: Owner;
  readonly cloud: Cloud;
  readonly page: SyncedPage;
  /** The device's clock, milliseconds since the epoch. */
  readonly now: () => number;
  readonly random?: () => number;
  readonly limits?: SyncLimits;
}

/** How often a round begins again because another device was faster. */
export const maxAttempts = 6;
