import type { Change, Codec, Decide } from '../collection.ts';
import type { Clock } from '../record/clock.ts';
import { assignment, type RecordState, readdition, removal } from '../record/record.ts';
import { recordKey } from '../record/states.ts';
import type { Replica } from '../replica/replica.ts';
import { fieldsOf, textOf } from './fields.ts';
import { readState, unknownFields } from './readState.ts';

export interface RecordChangesOptions<T> {
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
}

/** What came of a decision: made (null, whether or not it is stored already), not needed, or refused. */
interface Outcome<T> extends Pick<Change<T>, 'before'> {
  readonly problem: Change<T>['problem'] | null;
}

const nothing: RecordState = {};

/** Returns the function that carries out decisions about the records of a collection. */
export function createRecordChanges<T>(options: RecordChangesOptions<T>) {
  const { replica, clock, name: collection, codec, paths, isShared, setAside } = options;
  const states = replica.statesOf(collection);
  const stateOf = (name: string) => states.get(name) ?? nothing;

  function make(name: string, change: RecordState | null): void {
    if (change !== null) replica.change(recordKey(collection, name), change, isShared);
  }

  /** @param isJoin - Whether an existing record counts as added once more. */
  return (name: string, decide: Decide<T>, isJoin: boolean): Outcome<T> => {
    const state = stateOf(name);
    const known = readState(codec, paths, name, state);
    const { value: before, isNewer } = known;
    const decided = decide(before);
    if (decided === before) {
      if (!isJoin || before === null) return { before, problem: 'none' };
      make(name, readdition(state, clock.page));
      return { before, problem: null };
    }
    if (isNewer) return { before, problem: 'newer-version' };
    if (decided === null) {
      make(name, removal(state));
      return { before, problem: null };
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
    return { before, problem: null };
  };
}
