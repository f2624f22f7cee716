import type { Owner } from '../disk/disk.ts';
import type { RecordState } from '../record/record.ts';
import { joinInto, type RecordKey } from '../record/states.ts';

/** Changes of one owner that belong together. */
interface Part {
  readonly records: Map<RecordKey, RecordState>;
  readonly unsent: Map<RecordKey, RecordState>;
}

/** Changes that are stored as a whole: what was done in one turn, as a move between two owners. */
export type Group = ReadonlyMap<Owner, Part>;

/** The changes of a page that its disk does not have yet, in the order in which they were made. */
export interface PendingChanges {
  /** See `SaveQueue.add`. */
  add(owner: Owner, key: RecordKey, state: RecordState, change: RecordState | null): void;
  /** Whether there are groups beside those that were taken. */
  hasGroups(): boolean;
  /** Takes all groups, which stay pending until `putBack`. */
  take(): readonly Group[];
  /** Ends what `take` began: the groups that are left come first again. */
  putBack(left: readonly Group[]): void;
  /** All changes as one; the same object until something in it changes. */
  all(): Group;
  forget(owner: Owner): void;
}

export function createPendingChanges(): PendingChanges {
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
    add(owner, key, state, change) {
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
    hasGroups: () => groups.length > 0,
    take() {
      open = null;
      taken = groups;
      groups = [];
      return taken;
    },
    putBack(left) {
      taken = [];
      groups = [...left, ...groups];
      joined = null;
    },
    all() {
      joined ??= joinGroups([...taken, ...groups]);
      return joined;
    },
    forget(owner) {
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
export function joinGroups(all: readonly Group[]): Map<Owner, Part> {
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
export function joinRelated(all: readonly Group[]): readonly Group[] {
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
export const bySpaceFreed = (all: readonly Group[]): Group[] =>
  all.toSorted((one, other) => growth(one) - growth(other));

/** Negative where a group removes more additions than it makes. */
function growth(group: Group): number {
  return [...group.values()]
    .flatMap(({ records }) => [...records.values()])
    .flatMap((state) => Object.values(state))
    .reduce((sum, [, fields]) => sum + (fields === null ? -1 : 1), 0);
}
