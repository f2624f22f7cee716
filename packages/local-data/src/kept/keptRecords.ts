import type { UnstoredListener } from '../localData.ts';
import type { Clock } from '../record/clock.ts';
import { assignment, type RecordState, removal, valuesOf } from '../record/record.ts';
import { collectionOf, recordKey } from '../record/states.ts';
import type { RecordScope, Records } from '../records.ts';
import type { PageRecords, Replica } from '../replica/pageRecords.ts';
import { fieldsOf, textOf } from './fields.ts';
import { createKeptCollection } from './keptCollection.ts';

/** Everything that a page keeps of one owner. No method throws. */
export interface KeptRecords extends Records {
  /** Resolves once the disk was read; collections are empty until then. */
  readonly loaded: Promise<void>;
}

/** The collection of what was set aside, which no store opens. It stays on the device. */
export const asideName = 'aside';

const defaultPaths = ['value'];

export interface KeptRecordsOptions {
  readonly pages: PageRecords;
  readonly replica: Replica;
  readonly clock: Clock;
  readonly isShared: (collection: string) => boolean;
  /** The collections of which nobody asked for a record, of all owners; those opened so are added. */
  readonly background: Set<string>;
  readonly onUnstored: UnstoredListener;
}

export function createKeptRecords(options: KeptRecordsOptions): KeptRecords {
  const { pages, replica, clock, isShared, background, onUnstored } = options;
  /** The paths with which collections were opened, for the texts of what is set aside. */
  const pathsOf = new Map<string, readonly string[]>();

  function* existing(scope?: RecordScope): Iterable<readonly [string, string, RecordState]> {
    const collections = scope === undefined ? replica.collections() : [scope.collection];
    for (const collection of collections) {
      if (collection === asideName) continue;
      for (const [name, state] of replica.statesOf(collection)) {
        const isMeant = scope?.name === undefined || scope.name === name;
        if (isMeant && valuesOf(state) !== null) yield [collection, name, state];
      }
    }
  }

  function put(collection: string, name: string, change: RecordState | null): void {
    if (change === null) return;
    replica.change(recordKey(collection, name), change, isShared(collection));
  }

  /** Returns the text that was moved. */
  function moveAside(collection: string, name: string, state: RecordState): string {
    const text = textOf(valuesOf(state) ?? {}, pathsOf.get(collection) ?? defaultPaths);
    const former = `${collection} ${name}`;
    const aside = replica.statesOf(asideName).get(former) ?? {};
    put(asideName, former, assignment(aside, fieldsOf(text, []), clock.page, clock.next));
    put(collection, name, removal(state));
    return text;
  }

  return {
    loaded: replica.loaded,
    open(name, codec, { isBackground = false, paths = defaultPaths } = {}) {
      if (isBackground) background.add(name);
      pathsOf.set(name, paths);
      return createKeptCollection({
        ...{ pages, replica, clock, name, codec, paths },
        isShared: isShared(name),
        setAside: (record, state) => void moveAside(name, record, state),
        onUnstored: isBackground ? undefined : onUnstored,
      });
    },
    hasRecords: (scope) => existing(scope)[Symbol.iterator]().next().done !== true,
    hasUnstored: () =>
      [...replica.waiting().keys()].some((key) => !background.has(collectionOf(key))),
    async stored() {
      await pages.settle();
      return replica.waiting().size > 0 ? (pages.fault() ?? 'none') : 'none';
    },
    setAside(scope) {
      const moved = new Map<string, string>();
      for (const [collection, name, state] of [...existing(scope)]) {
        moved.set(`${collection} ${name}`, moveAside(collection, name, state));
      }
      return moved;
    },
  };
}
