import type { Change, OpenRecords, StorageProblem, Store } from '@aulario/local-data';
import type { DeviceOptions } from '../device/deviceOptions.ts';
import { isStored, moveStored } from '../merge/moveStored.ts';
import { joinVotes } from './joinVotes.ts';
import { nameVoter, type Opinion, type Poll, setOpinion } from './poll.ts';
import { isSamePoll, pollKey } from './pollLink.ts';
import {
  mergeStoredPolls,
  type StoredPoll,
  storedPollCodec,
  storedPollPaths,
} from './storedPoll.ts';

/** The polls known to one browser. The same object until something in it changes. */
export interface PollsSnapshot {
  readonly items: ReadonlyMap<string, StoredPoll>;
  readonly problem: StorageProblem;
}

/**
 * The polls in which one browser takes part. Opening a link stores none: the first vote or name does.
 * No method throws. Those that take part return the polls that had to make room, the oldest first.
 */
export interface PollsRepository extends Store<PollsSnapshot> {
  /** Adds the votes of a link to its poll, if this browser takes part in it. */
  receive(poll: Poll): void;
  /**
   * Merges a stored poll of another browser. The voter of this browser stays, with what they said.
   */
  join(kept: StoredPoll): Change<StoredPoll>;
  /** Restores an earlier state of a poll; null deletes it. */
  put(key: string, kept: StoredPoll | null): void;
  /** Adds a voter, who then uses this browser. */
  addVoter(poll: Poll, name: string): readonly StoredPoll[];
  /** Sets the voter who uses this browser; null for none. */
  voteAs(poll: Poll, voterId: string | null): readonly StoredPoll[];
  /** Sets an opinion of this browser's voter. */
  setOpinion(poll: Poll, courseIndex: number, opinion: Opinion): readonly StoredPoll[];
}

/** The maximum length of all stored polls in characters. */
export const maxPollsChars = 1_000_000;

/** Adds the votes of a link; the same object when it has no others. */
function withVotes(kept: StoredPoll, link: Poll): StoredPoll {
  const poll = joinVotes(kept.poll, link, kept.voterId);
  return isSamePoll(poll, kept.poll) ? kept : { ...kept, poll };
}

/** Opens the polls of an owner. */
export function createPollsRepository(
  records: OpenRecords,
  { newId = randomId, now = Date.now }: DeviceOptions = {},
): PollsRepository {
  const items = records.open('letters', storedPollCodec, { paths: storedPollPaths });

  /** Takes part in a poll, which stores it, and removes the oldest polls beyond the maximum. */
  function act(poll: Poll, decide: (kept: StoredPoll) => StoredPoll): readonly StoredPoll[] {
    const key = pollKey(poll);
    items.change(key, (kept) => {
      const before = kept === null ? { poll, voterId: null, usedAt: 0 } : withVotes(kept, poll);
      const after = decide(before);
      return after === before ? kept : { ...after, usedAt: now() };
    });
    return makeRoom(key);
  }

  function makeRoom(usedKey: string): readonly StoredPoll[] {
    const stored = [...items.getSnapshot().items];
    let chars = stored.reduce((sum, [, kept]) => sum + storedPollCodec.encode(kept).length, 0);
    const removed: StoredPoll[] = [];
    for (const [key, kept] of stored.toSorted(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (chars <= maxPollsChars) break;
      if (key === usedKey) continue;
      chars -= storedPollCodec.encode(kept).length;
      items.change(key, () => null);
      removed.push(kept);
    }
    return removed;
  }

  return {
    getSnapshot: items.getSnapshot,
    subscribe: items.subscribe,
    receive(poll) {
      items.change(pollKey(poll), (kept) => kept && withVotes(kept, poll));
    },
    join: (other) =>
      items.change(pollKey(other.poll), (kept) =>
        kept === null ? other : mergeStoredPolls(kept, other),
      ),
    put: (key, kept) => void items.change(key, () => kept),
    addVoter(poll, name) {
      const voterId = newId();
      return act(poll, (kept) => ({ ...kept, poll: nameVoter(kept.poll, voterId, name), voterId }));
    },
    voteAs: (poll, voterId) => act(poll, (kept) => ({ ...kept, voterId })),
    setOpinion: (poll, courseIndex, opinion) =>
      act(poll, (kept) =>
        kept.voterId === null
          ? kept
          : { ...kept, poll: setOpinion(kept.poll, kept.voterId, courseIndex, opinion) },
      ),
    dispose: items.dispose,
  };
}

/** Moves the visitor's polls to an account. */
export function mergeVisitorPolls(visitor: PollsRepository, account: PollsRepository): void {
  moveStored(
    [...visitor.getSnapshot().items],
    ([, kept]) => isStored(account.join(kept)),
    ([key]) => visitor.put(key, null),
  );
}

/** 30 random bits: collisions within one poll are negligible. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 32).toString(32)).join(
    '',
  );
