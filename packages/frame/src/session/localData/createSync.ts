import { createListeners, textCodec } from '@aulario/local-data';
import type { KeptData } from '@aulario/local-data/kept';
import { accountOwner, createMemoryDisk, type Disk } from '@aulario/local-data/replica';
import type { RunningSync } from '@aulario/local-data/sync';
import type { Sync, SyncState } from '../../services/Sync.ts';
import { deviceCollection } from './localCollections.ts';

export interface SyncOptions {
  readonly kept: KeptData;
  /** The disk of `kept`. */
  readonly disk: Disk;
  /** Loads the code that starts it for an account, on a disk; called again after a failure. */
  readonly load: () => Promise<(accountId: string, disk: Disk) => RunningSync>;
}

/** The sync of the signed-in user. */
export interface SessionSync extends Sync {
  /** Starts it for an account whose records are open. */
  start(accountId: string): void;
  /**
   * Ends it, if it runs. Resolves with whether the device may be emptied of the account: that has
   * everything, was deleted on another device, or its reader agreed to lose the rest.
   */
  stop(accountId: string): Promise<boolean>;
}

/** How long after a failure to load its code it is tried again, in milliseconds. */
const loadAgainMs = 30_000;

const choiceName = 'sync';

/** Where the reader's choice to keep an account's records on the device alone is stored. */
const choiceOf = (kept: KeptData, accountId: string) =>
  kept.account(accountId).open(deviceCollection, textCodec);

/** The disk; of a browser that keeps nothing, one for what is in this page. */
async function readableDisk(disk: Disk, accountId: string): Promise<Disk> {
  try {
    await disk.readSync(accountOwner(accountId));
    return disk;
  } catch {
    // Each change says that it is not kept.
    return createMemoryDisk();
  }
}

/** The number of records with changes that an account lacks. */
async function countUnsent(kept: KeptData, disk: Disk, accountId: string): Promise<number> {
  await kept.settle();
  const inMemory = kept.synced(accountId).unstored().keys();
  try {
    const { unsent } = await disk.readSync(accountOwner(accountId));
    return new Set([...unsent.keys(), ...inMemory]).size;
  } catch {
    // A disk that cannot be read has nothing that could be sent.
    return [...inMemory].length;
  }
}

export function createSync({ kept, disk, load }: SyncOptions): SessionSync {
  const listeners = createListeners();
  let accountId: string | null = null;
  let running: RunningSync | null = null;
  let starting: Promise<void> = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let state: SyncState | null = null;
  let isAgreed = false;

  const isDeviceOnly = (id: string) => choiceOf(kept, id).getSnapshot().items.has(choiceName);

  function show(next: SyncState | null): void {
    if (state === next) return;
    state = next;
    listeners.publish();
  }

  async function run(id: string): Promise<void> {
    clearTimeout(retry);
    try {
      const [begin, place] = await Promise.all([load(), readableDisk(disk, id)]);
      if (accountId !== id || running !== null || isDeviceOnly(id)) return;
      const started = begin(id, place);
      running = started;
      started.subscribe(() => show(started.getStatus()));
      show(started.getStatus());
    } catch {
      // Its code could not be fetched: changes wait on the device.
      if (accountId !== id) return;
      show('offline');
      retry = setTimeout(() => void run(id), loadAgainMs);
    }
  }

  function begin(id: string): void {
    const isHere = isDeviceOnly(id);
    show(isHere ? 'device-only' : 'saving');
    if (!isHere) starting = run(id);
  }

  function end(): void {
    clearTimeout(retry);
    running?.stop();
    running = null;
  }

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    unsent: async () => (accountId === null ? 0 : countUnsent(kept, disk, accountId)),
    async finish() {
      await starting;
      await running?.finish();
      return state;
    },
    agreeToLose(isNowAgreed) {
      isAgreed = isNowAgreed;
    },
    setDeviceOnly(isChosen) {
      if (accountId === null) return;
      choiceOf(kept, accountId).change(choiceName, () => (isChosen ? 'off' : null));
      end();
      begin(accountId);
    },
    start(id) {
      accountId = id;
      isAgreed = false;
      begin(id);
    },
    async stop(id) {
      const isLost = accountId === id && (isAgreed || running?.isGone() === true);
      accountId = null;
      end();
      show(null);
      await kept.account(id).loaded;
      return isLost || (!isDeviceOnly(id) && (await countUnsent(kept, disk, id)) === 0);
    },
  };
}
