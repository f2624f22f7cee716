import { createListeners, type Listeners } from '../listeners.ts';
import type { Clock } from '../record/clock.ts';
import { equalRecords, joinRecords, latestStamp, type RecordState } from '../record/record.ts';
import {
  collectionOf,
  nameOf,
  type RecordKey,
  type RecordStates,
  recordKey,
} from '../record/states.ts';

type Names = Map<string, RecordState>;

/** The records of one owner in the memory of a page, by collection and name. */
export function createRecordMemory(clock: Clock) {
  const collections = new Map<string, Names>();
  const versions = new Map<string, number>();
  const listeners = new Map<string, Listeners<[names: readonly string[]]>>();

  const statesOf = (collection: string): Names => {
    const names = collections.get(collection) ?? new Map();
    collections.set(collection, names);
    return names;
  };
  const stateOf = (key: RecordKey) => statesOf(collectionOf(key)).get(nameOf(key));
  const version = (collection: string) => versions.get(collection) ?? 0;

  function tell(collection: string, names: readonly string[]): void {
    versions.set(collection, version(collection) + 1);
    listeners.get(collection)?.publish(names);
  }

  return {
    collections: () => [...collections.keys()],
    statesOf,
    stateOf,
    version,
    /** The records of those collections. */
    states: (isIncluded: (collection: string) => boolean): RecordStates =>
      new Map(
        [...collections]
          .filter(([collection]) => isIncluded(collection))
          .flatMap(([collection, names]) =>
            Array.from(names, ([name, state]) => [recordKey(collection, name), state] as const),
          ),
      ),
    /** Joins changes, and notifies the listeners of the records that changed. */
    receive(changes: RecordStates): void {
      const changed: RecordKey[] = [];
      for (const [key, change] of changes) {
        const before = stateOf(key);
        const after = before === undefined ? change : joinRecords(before, change);
        if (before !== undefined && equalRecords(before, after)) continue;
        const stamp = latestStamp(change);
        if (stamp !== null) clock.see(stamp);
        statesOf(collectionOf(key)).set(nameOf(key), after);
        changed.push(key);
      }
      for (const [collection, keys] of Map.groupBy(changed, collectionOf))
        tell(collection, keys.map(nameOf));
    },
    clear(): void {
      for (const [collection, names] of collections) {
        const gone = [...names.keys()];
        names.clear();
        tell(collection, gone);
      }
    },
    subscribe(collection: string, listener: (names: readonly string[]) => void): () => void {
      const known = listeners.get(collection) ?? createListeners();
      listeners.set(collection, known);
      return known.subscribe(listener);
    },
  };
}
