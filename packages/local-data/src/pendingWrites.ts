import type { Codec } from './collection.ts';
import type { StorageFault } from './guardedStorage.ts';

/**
 * What the collections of one name could not store, as text by the records' names; null for a
 * removal. It outlives them, so that a screen that fails and is opened again loses nothing.
 */
export type UnstoredTexts = Map<
  string,
  { readonly text: string | null; readonly fault: StorageFault }
>;

/** A value that this tab has not stored yet; null means a removal. */
interface PendingWrite<T> {
  readonly value: T | null;
  readonly fault: StorageFault;
}

/** Tries to store the pending value of a name. Returns the fault, or null. */
export type StorePending = (name: string) => StorageFault | null;

/** The values that this tab could not store yet, by name. */
export interface PendingWrites<T> {
  get(name: string): PendingWrite<T> | undefined;
  set(name: string, value: T | null, fault: StorageFault): void;
  delete(name: string): void;
  /** Replaces stored values by the pending ones. */
  applyTo(values: Map<string, T>): void;
  /** The worst fault of all pending writes. */
  fault(): StorageFault | null;
  /** Retries everything: first removals, since they free space, then the rest until one fails. */
  retry(store: StorePending): void;
}

export function createPendingWrites<T>(codec: Codec<T>, unstored: UnstoredTexts): PendingWrites<T> {
  const writes = new Map<string, PendingWrite<T>>();
  for (const [name, { text, fault }] of unstored) {
    const value = text === null ? null : codec.decode(text, name);
    if (value !== null || text === null) writes.set(name, { value, fault });
  }

  return {
    get: (name) => writes.get(name),
    set(name, value, fault) {
      writes.set(name, { value, fault });
      unstored.set(name, { text: value === null ? null : codec.encode(value), fault });
    },
    delete(name) {
      writes.delete(name);
      unstored.delete(name);
    },
    applyTo(values) {
      for (const [name, { value }] of writes) {
        if (value === null) values.delete(name);
        else values.set(name, value);
      }
    },
    fault() {
      const faults = [...writes.values()].map(({ fault }) => fault);
      if (faults.includes('storage-unavailable')) return 'storage-unavailable';
      return faults[0] ?? null;
    },
    retry(store) {
      const waiting = [...writes];
      const isRemoval = ([, { value }]: (typeof waiting)[number]) => value === null;
      const additions = waiting.filter((item) => !isRemoval(item));
      for (const [name] of waiting.filter(isRemoval)) store(name);
      for (const [name] of additions) {
        if (store(name) !== null) return;
      }
    },
  };
}
