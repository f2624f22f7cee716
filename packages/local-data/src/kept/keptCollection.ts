import type {
  Change,
  ChangeProblem,
  Collection,
  CollectionSnapshot,
  Decide,
} from '../collection.ts';
import { createListeners, endAll } from '../listeners.ts';
import type { PageRecords } from '../replica/pageRecords.ts';
import { readState } from './readState.ts';
import { createRecordChanges, type RecordChangesOptions } from './recordChanges.ts';

export interface KeptCollectionOptions<T> extends RecordChangesOptions<T> {
  readonly pages: PageRecords;
  /** Called with why changes are refused, at once or when they could not be stored. */
  readonly onUnstored: ((problems: readonly ChangeProblem[]) => void) | undefined;
}

/** Opens the records of one kind of one owner, on what a page keeps of it. */
export function createKeptCollection<T>(options: KeptCollectionOptions<T>): Collection<T> {
  const { pages, replica, name: collection, codec, paths, onUnstored } = options;
  const states = replica.statesOf(collection);
  let stopFollowing = () => {};
  const listeners = createListeners(follow, () => stopFollowing());
  let snapshot: CollectionSnapshot<T> | null = null;
  let version = -1;
  let isQuiet = false;

  const carryOut = createRecordChanges(options);
  const problem = () => pages.fault() ?? 'none';

  function getSnapshot(): CollectionSnapshot<T> {
    if (version !== replica.version(collection)) snapshot = null;
    if (snapshot?.problem === problem()) return snapshot;
    version = replica.version(collection);
    const items = new Map<string, T>();
    let unreadable = 0;
    for (const [name, state] of states) {
      const { values, value } = readState(codec, paths, name, state);
      if (value !== null) items.set(name, value);
      else if (values !== null) unreadable += 1;
    }
    snapshot = { items, problem: problem(), unreadable };
    return snapshot;
  }

  function follow(): void {
    stopFollowing = endAll([
      replica.subscribe(collection, () => {
        if (!isQuiet) listeners.publish();
      }),
      pages.subscribe(() => {
        if (snapshot?.problem !== problem()) listeners.publish();
      }),
    ]);
  }

  function changeAll(
    changes: Iterable<readonly [string, Decide<T>]>,
    isJoin = false,
  ): readonly Change<T>[] {
    const before = replica.version(collection);
    const outcomes: Change<T>[] = [];
    isQuiet = true;
    try {
      for (const [name, decide] of changes) {
        const outcome = carryOut(name, decide, isJoin);
        outcomes.push({ ...outcome, problem: outcome.problem ?? problem() });
      }
    } finally {
      // What was changed before a decision failed is published, too.
      isQuiet = false;
      if (before !== replica.version(collection)) listeners.publish();
    }
    const problems = outcomes.map((each) => each.problem).filter((each) => each !== 'none');
    if (problems.length > 0) onUnstored?.(problems);
    return outcomes;
  }

  function changeOne(name: string, decide: Decide<T>, isJoin: boolean): Change<T> {
    const [outcome] = changeAll([[name, decide]], isJoin);
    return outcome ?? { before: null, problem: 'none' };
  }

  return {
    getSnapshot,
    subscribe: listeners.subscribe,
    change: (name, decide) => changeOne(name, decide, false),
    join: (name, decide) => changeOne(name, decide, true),
    changeAll: (changes) => changeAll(changes),
    dispose: listeners.clear,
  };
}
