import type { Records, StorageProblem } from '@aulario/local-data';
import * as v from 'valibot';
import { joinKept, type KeptLetter, keptLetterRecord, recordOfKept } from './keptLetter.ts';
import { giveOpinion, type Letter, nameVoter, type Opinion } from './letter.ts';
import { letterKey } from './letterLink.ts';

/** The letters known to one browser. The same object until something in it changes. */
export interface LettersSnapshot {
  readonly items: ReadonlyMap<string, KeptLetter>;
  readonly problem: StorageProblem;
}

/** The letters that were opened or created in one browser. No method throws. */
export interface LettersRepository {
  getSnapshot(): LettersSnapshot;
  subscribe(listener: () => void): () => void;
  /** Merges a copy of a letter into the known one, and returns its key. */
  receive(letter: Letter): string;
  /**
   * Merges a kept letter of another browser, and returns its key. The voter of this browser stays.
   */
  join(kept: KeptLetter): string;
  /** Restores an earlier state of a letter; null deletes it. */
  put(key: string, kept: KeptLetter | null): void;
  /** Adds a voter, who then uses this browser. */
  enter(key: string, name: string): void;
  /** Sets the voter who uses this browser; null for none. */
  voteAs(key: string, voterId: string | null): void;
  /** Sets an opinion of this browser's voter. */
  give(key: string, place: number, opinion: Opinion): void;
  dispose(): void;
}

const storedLetter = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), ...keptLetterRecord.entries }),
);

/** @param newId - Returns a unique voter id; random by default. */
export function createLettersRepository(
  records: Records,
  newId: () => string = randomId,
): LettersRepository {
  const items = records.open<KeptLetter>('letters', {
    encode: (kept) => JSON.stringify({ version: 1, ...recordOfKept(kept) }),
    decode(text, key) {
      const read = v.safeParse(storedLetter, text);
      if (!read.success || letterKey(read.output.letter) !== key) return null;
      const { letter, voterId } = read.output;
      return { letter, voterId };
    },
  });
  const change = (key: string, decide: (kept: KeptLetter) => KeptLetter) =>
    void items.change(key, (kept) => kept && decide(kept));

  const join = (other: KeptLetter) => {
    const key = letterKey(other.letter);
    items.change(key, (kept) => (kept === null ? other : joinKept(kept, other)));
    return key;
  };

  return {
    getSnapshot: items.getSnapshot,
    subscribe: items.subscribe,
    receive: (letter) => join({ letter, voterId: null }),
    join,
    put: (key, kept) => void items.change(key, () => kept),
    enter(key, name) {
      const voterId = newId();
      change(key, ({ letter }) => ({ letter: nameVoter(letter, voterId, name), voterId }));
    },
    voteAs: (key, voterId) => change(key, ({ letter }) => ({ letter, voterId })),
    give(key, place, opinion) {
      change(key, (kept) =>
        kept.voterId === null
          ? kept
          : { ...kept, letter: giveOpinion(kept.letter, kept.voterId, place, opinion) },
      );
    },
    dispose: items.dispose,
  };
}

/** Moves the visitor's letters to an account. */
export function bringLetters(visitor: LettersRepository, account: LettersRepository): void {
  for (const [key, kept] of visitor.getSnapshot().items) {
    account.join(kept);
    if (account.getSnapshot().problem === 'none') visitor.put(key, null);
  }
}

/** 30 random bits: collisions within one letter are negligible. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 32).toString(32)).join(
    '',
  );
