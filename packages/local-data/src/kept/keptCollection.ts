import type {
  Change,
  ChangeProblem,
  Codec,
  Collection,
  CollectionSnapshot,
  Decide,
} from '../collection.ts';
import { createListeners, endAll } from '../listeners.ts';
import type { Clock } from '../record/clock.ts';
import { assignment, type RecordState, readdition, removal } from '../record/record.ts';
import { recordKey } from '../record/states.ts';
import type { PageRecords } from '../replica/pageRecords.ts';
import type { Replica } from '../replica/replica.ts';
import { fieldsOf, textOf } from './fields.ts';
import { readState, unknownFields } from './readState.ts';

export interface KeptCollectionOptions<T> {
  readonly pages: PageRecords;
  readonly replica: Replica;
  readonly clock: Clock;
  readonly name: string;
  readonly codec: Codec<T>;
  /** See {@link fieldsOf}. */
  readonly paths: readonly string[];
  /** Whether the records belong to the account, or stay on this device. */
  readonly isShared: boolean;
  /** Moves a record to where it is not read, so that another one can take its name. */
  readonly setAside: (name: string, state: RecordState) => void;
  /** Called with why changes are refused, at once or when they could not be stored. */
  readonly onUnstored: ((problems: readonly ChangeProblem[]) => void) | undefined;
}

const nothing: RecordState = {};

const storageProblem = (pages: PageRecords) => pages.fault() ?? 'none';

/** Returns the function that carries out decisions about the records of a collection. */
function createRecordChanges<T>(options: KeptCollectionOptions<T>) {
  const { pages, replica, clock, name: collection, codec, paths, isShared, setAside } = options;
  const states = replica.statesOf(collection);
  const stateOf = (name: string) => states.get(name) ?? nothing;

  function make(name: string, change: RecordState | null): void {
    if (change !== null) replica.change(recordKey(collection, name), change, isShared);
  }

  /** @param isJoin - Whether an existing record counts as added once more. */
  return (name: string, decide: Decide<T>, isJoin: boolean): Change<T> => {
    const state = stateOf(name);
    const known = readState(codec, paths, name, state);
    const { value: before, isNewer } = known;
    const decided = decide(before);
    if (decided === before) {
      if (!isJoin || before === null) return { before, problem: 'none' };
      make(name, readdition(state, clock.page));
      return { before, problem: storageProblem(pages) };
    }
    if (isNewer) return { before, problem: 'newer-version' };
    if (decided === null) {
      make(name, removal(state));
      return { before, problem: storageProblem(pages) };
    }
    const target = {
      ...unknownFields(codec, paths, known),
      ...fieldsOf(codec.encode(decided), paths),
    };
    // What cannot be read back is never written.
    if (codec.decode(textOf(target, paths), name) === null) {
      return { before, problem: 'not-readable' };
    }
    // What nobody can read is never overwritten.
    if (before === null && known.values !== null) setAside(name, state);
    make(name, assignment(stateOf(name), target, clock.page, clock.next));
    if (isJoin && before !== null) make(name, readdition(stateOf(name), clock.page));
    return { before, problem: storageProblem(pages) };
  };
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
  const problem = () => storageProblem(pages);

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
      for (const [name, decide] of changes) outcomes.push(carryOut(name, decide, isJoin));
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
