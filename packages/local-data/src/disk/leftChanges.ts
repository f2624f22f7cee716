import { guardStorage, type RecordStorage } from '../guardedStorage.ts';
import { readStates } from '../record/states.ts';
import type { Mark, Owner, OwnerChanges } from './disk.ts';

const prefix = 'aulario:left:';

type Changes = ReadonlyMap<Owner, OwnerChanges>;

/** What pages left when they ended, each under a key of its own. No method throws. */
export interface LeftChanges {
  /** Written when this returns. */
  write(changes: Changes): void;
  keys(): readonly string[];
  read(key: string): Changes;
  remove(key: string): void;
  /** Removes everything of an owner. */
  erase(owner: Owner): void;
}

/**
 * @param source - `localStorage`, the only storage of a browser that need not be waited for.
 * @param newMark - Gives marks that no other page gives.
 */
export function openLeftChanges(source: RecordStorage, newMark: () => Mark): LeftChanges {
  const storage = guardStorage(source);
  const keys = () => storage.keys(prefix);
  const read = (key: string) => parseChanges(storage.read(key));
  const write = (changes: Changes) => {
    if (changes.size > 0) storage.write(prefix + newMark(), textOf(changes));
  };

  return {
    write,
    keys,
    read,
    remove: storage.remove,
    erase(owner) {
      for (const key of keys()) {
        const changes = read(key);
        if (!changes.has(owner)) continue;
        storage.remove(key);
        write(new Map([...changes].filter(([each]) => each !== owner)));
      }
    },
  };
}

const textOf = (changes: Changes): string =>
  JSON.stringify(
    Array.from(changes, ([owner, { records = [], unsent = [] }]) => [
      ...[owner, [...records], [...unsent]],
    ]),
  );

function parseChanges(text: string | null): Changes {
  try {
    const changes: unknown = JSON.parse(text ?? '[]');
    return new Map(Array.isArray(changes) ? changes.flatMap(readOwner) : []);
  } catch {
    // Nobody has written it here.
    return new Map();
  }
}

function readOwner(value: unknown): readonly (readonly [Owner, OwnerChanges])[] {
  if (!Array.isArray(value)) return [];
  const [owner, records, unsent]: unknown[] = value;
  if (typeof owner !== 'string') return [];
  return [[owner, { records: readStates(records), unsent: readStates(unsent) }]];
}
