import type { StorageFault } from '../collection.ts';
import type { Owner } from '../disk/disk.ts';
import { createListeners } from '../listeners.ts';
import { type OpenedReplica, openReplica, type Replica, type ReplicaOptions } from './replica.ts';
import { createSaveQueue } from './saveQueue.ts';
import { watchDisk } from './watchDisk.ts';

export interface PageRecordsOptions extends ReplicaOptions {
  /** Called after changes were stored that an account has not been sent. */
  readonly onStored?: ((owner: Owner) => void) | undefined;
}

/** Everything that a page keeps, by owner. */
export interface PageRecords {
  /** The records of an owner, read from the disk at the first call. */
  open(owner: Owner): Replica;
  /**
   * Why the latest changes are in this page alone: the disk refused them or, as it does not answer, may
   * still take them. Null where neither is so.
   */
  fault(): StorageFault | null;
  /** Calls the listener when the fault may have changed. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /**
   * Tries again what was refused, and resolves once everything is stored or refused, or the disk does not
   * answer.
   */
  settle(): Promise<void>;
  /** Keeps what is on its way to the disk, as the page ends: the next page stores it. */
  leave(): void;
  /** Reads the disk again, after a time in which this page may have missed messages of other tabs. */
  reload(): Promise<void>;
  /** Removes everything of an owner from the disk and from every tab. Rejects as the disk does. */
  erase(owner: Owner): Promise<void>;
  close(): void;
}

export function createPageRecords(options: PageRecordsOptions): PageRecords {
  const { channel, onStored } = options;
  const settled = createListeners();
  const { disk, isSilent } = watchDisk(options.disk, () => settled.publish());
  const opened = new Map<Owner, OpenedReplica>();
  const queue = createSaveQueue({
    disk,
    onStored(owner, changes) {
      channel?.post({ owner, changes });
      onStored?.(owner);
    },
    onSettled: () => settled.publish(),
  });
  const stop = channel?.listen((message) => {
    const other = opened.get(message.owner);
    if ('changes' in message) return other?.receive(message.changes);
    queue.forget(message.owner);
    other?.clear();
  });

  return {
    open(owner) {
      const known = opened.get(owner) ?? openReplica(owner, { ...options, disk }, queue);
      opened.set(owner, known);
      return known.replica;
    },
    fault: () => queue.fault() ?? (isSilent() ? 'storage-silent' : null),
    subscribe: settled.subscribe,
    async settle() {
      const { promise: silence, resolve } = Promise.withResolvers<void>();
      const hear = () => {
        if (isSilent()) resolve();
      };
      const stopHearing = settled.subscribe(hear);
      hear();
      await Promise.race([queue.settle(), silence]);
      stopHearing();
    },
    leave: queue.leave,
    async reload() {
      for (const { load } of opened.values()) await load();
    },
    async erase(owner) {
      queue.forget(owner);
      await disk.erase(owner);
      opened.get(owner)?.clear();
      channel?.post({ owner, isErased: true });
    },
    close() {
      stop?.();
    },
  };
}
