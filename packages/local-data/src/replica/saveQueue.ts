import type { StorageFault } from '../collection.ts';
import { type Disk, DiskError, type Owner } from '../disk/disk.ts';
import type { RecordState } from '../record/record.ts';
import { joinInto, type RecordKey, type RecordStates } from '../record/states.ts';

/** Changes of one owner that belong together. */
interface Part {
  readonly records: Map<RecordKey, RecordState>;
  readonly unsent: Map<RecordKey, RecordState>;
}

/** Changes that are stored as a whole: what was done in one turn, as a move between two owners. */
type Group = ReadonlyMap<Owner, Part>;

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

export function createSaveQueue({ disk, onStored, onSettled }: SaveQueueOptions): SaveQueue {
  let groups: readonly Group[] = [];
  let inFlight: readonly Group[] = [];
  let open: Map<Owner, Part> | null = null;
  let fault: StorageFault | null = null;
  let running: Promise<void> | null = null;
  let refused = new Map<Owner, RecordStates>();

  async function store(group: Group): Promise<void> {
    await disk.save(group);
    for (const [owner, { records }] of group) onStored(owner, records);
  }

  /** Stores all groups at once or, on a full disk, those that fit: first those that free space. */
  async function storeAll(taken: readonly Group[]): Promise<readonly Group[]> {
    try {
      await store(join(taken));
      return [];
    } catch (error) {
      fault = faultOf(error);
    }
    const related = joinRelated(taken);
    if (fault !== 'storage-full' || related.length === 1) return taken;
    const left = related.toSorted((one, other) => growth(one) - growth(other));
    for (let next = left[0]; next !== undefined; next = left[0]) {
      try {
        await store(next);
        left.shift();
      } catch (error) {
        fault = faultOf(error);
        break;
      }
    }
    return left;
  }

  async function run(): Promise<void> {
    for (let isRefused = false; groups.length > 0 && !isRefused; ) {
      open = null;
      inFlight = groups;
      groups = [];
      const left = await storeAll(inFlight);
      inFlight = [];
      groups = [...left, ...groups];
      isRefused = left.length > 0;
      if (!isRefused) fault = null;
      refused = new Map();
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
      if (open === null) {
        open = new Map();
        groups = [...groups, open];
        const opened = open;
        queueMicrotask(() => {
          if (open === opened) open = null;
        });
      }
      const part = partOf(open, owner);
      joinInto(part.records, new Map([[key, state]]));
      if (change !== null) joinInto(part.unsent, new Map([[key, change]]));
      // The state holds earlier changes too, which may still be refused when this group is stored.
      for (const group of [...inFlight, ...groups]) {
        const waiting = group.get(owner)?.unsent.get(key);
        if (waiting !== undefined) joinInto(part.unsent, new Map([[key, waiting]]));
      }
      refused = new Map();
      void start();
    },
    unstored(owner) {
      const known = refused.get(owner);
      if (known !== undefined) return known;
      const part = fault === null ? undefined : join([...inFlight, ...groups]).get(owner);
      const unstored = part?.unsent ?? new Map<RecordKey, RecordState>();
      refused.set(owner, unstored);
      return unstored;
    },
    waiting: (owner) => join([...inFlight, ...groups]).get(owner)?.records ?? new Map(),
    fault: () => fault,
    async settle() {
      await start();
    },
    leave() {
      if (fault === null) disk.leave(join([...inFlight, ...groups]));
    },
    forget(owner) {
      groups = groups.map((group) => new Map([...group].filter(([each]) => each !== owner)));
      open = null;
      refused = new Map();
    },
  };
}

function partOf(group: Map<Owner, Part>, owner: Owner): Part {
  const part = group.get(owner) ?? { records: new Map(), unsent: new Map() };
  group.set(owner, part);
  return part;
}

function join(all: readonly Group[]): Map<Owner, Part> {
  const joined = new Map<Owner, Part>();
  for (const group of all) {
    for (const [owner, { records, unsent }] of group) {
      const part = partOf(joined, owner);
      joinInto(part.records, records);
      joinInto(part.unsent, unsent);
    }
  }
  return joined;
}

/**
 * Joins the groups with a record in common. A later one may undo an earlier one: a disk that had
 * only a move and a removal at its target would have lost what the undone move brought back.
 */
function joinRelated(all: readonly Group[]): readonly Group[] {
  let related: readonly Group[] = [];
  for (const group of all) {
    const same = related.filter((each) => shareRecord(each, group));
    const others = related.filter((each) => !same.includes(each));
    related = [...others, join([...same, group])];
  }
  return related;
}

const shareRecord = (one: Group, other: Group): boolean =>
  [...one].some(([owner, { records }]) => {
    const others = other.get(owner)?.records;
    return others !== undefined && [...records.keys()].some((key) => others.has(key));
  });

/** Negative where a group removes more additions than it makes. */
function growth(group: Group): number {
  return [...group.values()]
    .flatMap(({ records }) => [...records.values()])
    .flatMap((state) => Object.values(state))
    .reduce((sum, [, fields]) => sum + (fields === null ? -1 : 1), 0);
}

function faultOf(error: unknown): StorageFault {
  if (error instanceof DiskError) return error.fault;
  throw error;
}
