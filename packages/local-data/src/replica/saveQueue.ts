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

/** The changes of a page that its disk does not have yet, in the order in which they were made. */
function createPendingChanges() {
  let groups: readonly Group[] = [];
  let taken: readonly Group[] = [];
  /** The group of this turn. */
  let open: Map<Owner, Part> | null = null;
  let joined: Group | null = null;

  function openGroup(): Map<Owner, Part> {
    if (open !== null) return open;
    const opened = new Map<Owner, Part>();
    open = opened;
    groups = [...groups, opened];
    queueMicrotask(() => {
      if (open === opened) open = null;
    });
    return opened;
  }

  return {
    /** See `SaveQueue.add`. */
    add(owner: Owner, key: RecordKey, state: RecordState, change: RecordState | null): void {
      const { records, unsent } = partOf(openGroup(), owner);
      joinInto(records, new Map([[key, state]]));
      if (change !== null) joinInto(unsent, new Map([[key, change]]));
      // The state holds earlier changes too, which may still be refused when this group is stored.
      for (const group of [...taken, ...groups]) {
        const waiting = group.get(owner)?.unsent.get(key);
        if (waiting !== undefined) joinInto(unsent, new Map([[key, waiting]]));
      }
      joined = null;
    },
    /** Whether there are groups beside those that were taken. */
    hasGroups: () => groups.length > 0,
    /** Takes all groups, which stay pending until `putBack`. */
    takeAll(): readonly Group[] {
      open = null;
      taken = groups;
      groups = [];
      return taken;
    },
    /** Ends what `takeAll` began: the groups that are left come first again. */
    putBack(left: readonly Group[]): void {
      taken = [];
      groups = [...left, ...groups];
      joined = null;
    },
    /** All changes as one; the same object until something in it changes. */
    all(): Group {
      joined ??= joinGroups([...taken, ...groups]);
      return joined;
    },
    forget(owner: Owner): void {
      groups = groups.map((group) => new Map([...group].filter(([each]) => each !== owner)));
      open = null;
      joined = null;
    },
  };
}

/** The part of an owner, made where there is none. */
function partOf(group: Map<Owner, Part>, owner: Owner): Part {
  const part = group.get(owner) ?? { records: new Map(), unsent: new Map() };
  group.set(owner, part);
  return part;
}

/** The changes of several groups as one. */
function joinGroups(all: readonly Group[]): Map<Owner, Part> {
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
    related = [...others, joinGroups([...same, group])];
  }
  return related;
}

const shareRecord = (one: Group, other: Group): boolean =>
  [...one].some(([owner, { records }]) => {
    const others = other.get(owner)?.records;
    return others !== undefined && [...records.keys()].some((key) => others.has(key));
  });

/** The groups in the order in which a full disk takes most of them. */
const bySpaceFreed = (all: readonly Group[]): Group[] =>
  all.toSorted((one, other) => growth(one) - growth(other));

/** Negative where a group removes more additions than it makes. */
function growth(group: Group): number {
  return [...group.values()]
    .flatMap(({ records }) => [...records.values()])
    .flatMap((state) => Object.values(state))
    .reduce((sum, [, fields]) => sum + (fields === null ? -1 : 1), 0);
}

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
      left = await storeAll(pending.takeAll());
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
