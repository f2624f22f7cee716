import type { Codec, Collection } from '../collection.ts';
import type { UnstoredListener } from '../localData.ts';
import type { Clock } from '../record/clock.ts';
import { valuesOf } from '../record/record.ts';
import type { OpenOptions } from '../records.ts';
import type { PageRecords, Replica } from '../replica/pageRecords.ts';
import { createKeptCollection } from './keptCollection.ts';

/** Everything that a page keeps of one owner. No method throws. */
export interface KeptRecords {
  /** Resolves once the disk was read; collections are empty until then. */
  readonly loaded: Promise<void>;
  open<T>(collection: string, codec: Codec<T>, options?: OpenOptions): Collection<T>;
  /** Whether there is any record of a collection. */
  hasRecords(collection: string): boolean;
}

const defaultPaths = ['value'];

export function createKeptRecords(
  pages: PageRecords,
  replica: Replica,
  clock: Clock,
  isShared: (collection: string) => boolean,
  onUnstored: UnstoredListener,
): KeptRecords {
  return {
    loaded: replica.loaded,
    open: (name, codec, { isBackground = false, paths = defaultPaths } = {}) =>
      createKeptCollection({
        ...{ pages, replica, clock, name, codec, paths },
        isShared: isShared(name),
        onUnstored: isBackground ? undefined : onUnstored,
      }),
    hasRecords: (collection) =>
      [...replica.states(collection).values()].some((state) => valuesOf(state) !== null),
  };
}
