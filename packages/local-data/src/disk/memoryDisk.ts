import type { StorageFault } from '../collection.ts';
import { createPageId } from '../record/clock.ts';
import { joinRecords, type RecordState } from '../record/record.ts';
import type { RecordKey } from '../record/states.ts';
import {
  createMarks,
  type Disk,
  DiskError,
  type Owner,
  type OwnerChanges,
  type Unsent,
} from './disk.ts';

/** A disk in memory: for tests and stories, and for browsers without a working IndexedDB. */
export interface MemoryDisk extends Disk {
  /** From now on every call fails so; null ends it. */
  setFault(fault: StorageFault | null): void;
  /** The most characters that records and unsent changes may take as JSON. */
  setQuota(chars: number): void;
  usedChars(): number;
}

interface Place {
  readonly records: Map<RecordKey, RecordState>;
  readonly unsent: Map<RecordKey, Unsent>;
  writer: string | null;
  seen: ReadonlyMap<string, number>;
}

const emptyPlace = (): Place => ({
  records: new Map(),
  unsent: new Map(),
  writer: null,
  seen: new Map(),
});

export function createMemoryDisk(): MemoryDisk {
  const places = new Map<Owner, Place>();
  const newMark = createMarks(createPageId());
  let fault: StorageFault | null = null;
  let quota = Number.POSITIVE_INFINITY;

  const placeOf = (owner: Owner) => places.get(owner) ?? emptyPlace();

  function check(): void {
    if (fault !== null) throw new DiskError(fault);
  }

  function changed(place: Place, changes: OwnerChanges): Place {
    const records = new Map(place.records);
    const unsent = new Map(place.unsent);
    for (const [key, change] of [...(changes.records ?? []), ...(changes.unsent ?? [])]) {
      records.set(key, joinRecords(records.get(key) ?? {}, change));
    }
    for (const [key, change] of changes.unsent ?? []) {
      const waiting = joinRecords(unsent.get(key)?.change ?? {}, change);
      unsent.set(key, { mark: newMark(), change: waiting });
    }
    for (const [key, mark] of changes.sent ?? []) {
      if (unsent.get(key)?.mark === mark) unsent.delete(key);
    }
    const { writer = place.writer, seen = place.seen } = changes;
    return { records, unsent, writer, seen };
  }

  const charsOf = ({ records, unsent }: Place) =>
    JSON.stringify([...records, ...unsent]).length - '[]'.length;
  const sum = (all: Iterable<Place>) => [...all].reduce((total, each) => total + charsOf(each), 0);

  return {
    load(owner) {
      check();
      return new Map(placeOf(owner).records);
    },
    async readSync(owner) {
      await Promise.resolve();
      check();
      const { unsent, writer, seen } = placeOf(owner);
      return { unsent: new Map(unsent), writer, seen };
    },
    async save(changes) {
      await Promise.resolve();
      check();
      const after = new Map(places);
      for (const [owner, change] of changes) after.set(owner, changed(placeOf(owner), change));
      if (quota !== Number.POSITIVE_INFINITY) {
        const used = sum(after.values());
        if (used > quota && used > sum(places.values())) throw new DiskError('storage-full');
      }
      for (const [owner, place] of after) places.set(owner, place);
    },
    leave(changes) {
      for (const [owner, change] of changes) places.set(owner, changed(placeOf(owner), change));
    },
    async erase(owner) {
      await Promise.resolve();
      check();
      places.delete(owner);
    },
    setFault: (next) => {
      fault = next;
    },
    setQuota: (chars) => {
      quota = chars;
    },
    usedChars: () => sum(places.values()),
  };
}
