import type { Records, StorageProblem } from '@aulario/local-data';
import * as v from 'valibot';
import { moveStored } from '../merge/moveStored.ts';
import { nameVoter, type Opinion, type Poll, setOpinion } from './poll.ts';
import { pollKey } from './pollLink.ts';
import {
  mergeStoredPolls,
  recordOfStoredPoll,
  type StoredPoll,
  storedPollText,
} from './storedPoll.ts';

/** The polls known to one browser. The same object until something in it changes. */
export interface PollsSnapshot {
  readonly items: ReadonlyMap<string, StoredPoll>;
  readonly problem: StorageProblem;
}

/** The polls that were opened or created in one browser. No method throws. */
export interface PollsRepository {
  getSnapshot(): PollsSnapshot;
  subscribe(listener: () => void): () => void;
  /** Merges a copy of a poll into the known one, and returns its key. */
  receive(poll: Poll): string;
  /**
   * Merges a stored poll of another browser, and returns its key. The voter of this browser stays.
   */
  join(kept: StoredPoll): string;
  /** Restores an earlier state of a poll; null deletes it. */
  put(key: string, kept: StoredPoll | null): void;
  /** Adds a voter, who then uses this browser. */
  addVoter(key: string, name: string): void;
  /** Sets the voter who uses this browser; null for none. */
  voteAs(key: string, voterId: string | null): void;
  /** Sets an opinion of this browser's voter. */
  setOpinion(key: string, courseIndex: number, opinion: Opinion): void;
  dispose(): void;
}

/** @param newId - Returns a unique voter id; random by default. */
export function createPollsRepository(
  records: Records,
  newId: () => string = randomId,
): PollsRepository {
  const items = records.open<StoredPoll>('letters', {
    encode: (kept) => JSON.stringify({ version: 1, ...recordOfStoredPoll(kept) }),
    decode(text, key) {
      const read = v.safeParse(storedPollText, text);
      if (!read.success || pollKey(read.output.letter) !== key) return null;
      const { letter, voterId } = read.output;
      return { poll: letter, voterId };
    },
  });
  const change = (key: string, decide: (kept: StoredPoll) => StoredPoll) =>
    void items.change(key, (kept) => kept && decide(kept));

  const join = (other: StoredPoll) => {
    const key = pollKey(other.poll);
    items.change(key, (kept) => (kept === null ? other : mergeStoredPolls(kept, other)));
    return key;
  };

  return {
    getSnapshot: items.getSnapshot,
    subscribe: items.subscribe,
    receive: (poll) => join({ poll, voterId: null }),
    join,
    put: (key, kept) => void items.change(key, () => kept),
    addVoter(key, name) {
      const voterId = newId();
      change(key, ({ poll }) => ({ poll: nameVoter(poll, voterId, name), voterId }));
    },
    voteAs: (key, voterId) => change(key, ({ poll }) => ({ poll, voterId })),
    setOpinion(key, courseIndex, opinion) {
      change(key, (kept) =>
        kept.voterId === null
          ? kept
          : { ...kept, poll: setOpinion(kept.poll, kept.voterId, courseIndex, opinion) },
      );
    },
    dispose: items.dispose,
  };
}

/** Moves the visitor's polls to an account. */
export function mergeVisitorPolls(visitor: PollsRepository, account: PollsRepository): void {
  moveStored(
    visitor.getSnapshot().items,
    ([, kept]) => {
      account.join(kept);
      return account.getSnapshot().problem === 'none';
    },
    ([key]) => visitor.put(key, null),
  );
}

/** 30 random bits: collisions within one poll are negligible. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 32).toString(32)).join(
    '',
  );
