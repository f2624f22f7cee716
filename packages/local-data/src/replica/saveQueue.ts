import type { StorageFault } from '../collection.ts';
import { type Disk, DiskError, type Owner } from '../disk/disk.ts';
import type { RecordState } from '../record/record.ts';
import type { RecordKey, RecordStates } from '../record/states.ts';
import {
  bySpaceFreed,
  createPendingChanges,
  type Group,
  joinGroups,
  joinRelated,
} from './pendingChanges.ts';

/** Stores the changes of a page in the order in which they were made. */
export interface SaveQueue {
  /**
   * @param state - The whole record after the change: a disk, or a tab, that missed something before
   * never has half a record.
   * @param change - What is to be sent to the owner's account; null for nothing.
   */
  add(owner: Owner, key: RecordKey, state: RecordState, change: RecordState | null): void;
  /** What the disk refused of an owner; the same map until that changes. */
  unstored(owner: Owner): RecordStates;
  /** The records of an owner with changes that are not stored, refused or on their way. */
  waiting(owner: Owner): RecordStates;
  /** Why the disk refused changes that are not stored yet; null where it refused none. */
  fault(): StorageFault | null;
  /** Tries again what was refused. Resolves once everything is stored or refused. */
  settle(): Promise<void>;
  /** Leaves the disk what is on its way to it, unless it refused that. */
  leave(): void;
  forget(owner: Owner): void;
}

export interface SaveQueueOptions {
  readonly disk: Disk;
  readonly onStored: (owner: Owner, changes: RecordStates) => void;
  /** Called when {@link SaveQueue.fault} or what is refused may have changed. */
  readonly onSettled: () => void;
}

const none: RecordStates = new Map();

export function createSaveQueue({ disk, onStored, onSettled }: SaveQueueOptions): SaveQueue {
  const pending = createPendingChanges();
  let fault: StorageFault | null = null;
  let running: Promise<void> | null = null;

  /** Whether the disk took a group; `fault` says why not. */
  async function isStored(group: Group): Promise<boolean> {
    try {
      await disk.save(group);
    } catch (error) {
      if (!(error instanceof DiskError)) throw error;
      fault = error.fault;
      return false;
    }
    for (const [owner, { records }] of group) onStored(owner, records);
    return true;
  }

  /** Stores all groups at once or, on a full disk, those that fit. Returns the others. */
  async function storeAll(taken: readonly Group[]): Promise<readonly Group[]> {
    if (await isStored(joinGroups(taken))) return [];
    const related = joinRelated(taken);
    if (fault !== 'storage-full' || related.length === 1) return taken;
    const left = bySpaceFreed(related);
    while (left[0] !== undefined && (await isStored(left[0]))) left.shift();
    return left;
  }

  async function run(): Promise<void> {
    let left: readonly Group[] = [];
    while (left.length === 0 && pending.hasGroups()) {
      left = await storeAll(pending.take());
      pending.putBack(left);
      if (left.length === 0) fault = null;
    }
    running = null;
    onSettled();
  }

  function start(): Promise<void> {
    running ??= Promise.resolve().then(run);
    return running;
  }

  return {
    add(owner, key, state, change) {
      pending.add(owner, key, state, change);
      void start();
    },
    unstored: (owner) => (fault === null ? none : (pending.all().get(owner)?.unsent ?? none)),
    waiting: (owner) => pending.all().get(owner)?.records ?? none,
    fault: () => fault,
    settle: start,
    leave() {
      if (fault === null) disk.leave(pending.all());
    },
    forget: pending.forget,
  };
}
