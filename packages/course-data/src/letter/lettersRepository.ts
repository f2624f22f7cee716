import type { Records, StorageProblem } from '@aulario/local-data';
import * as v from 'valibot';
import { joinKept, type KeptLetter, keptLetterRecord, recordOfKept } from './keptLetter.ts';
import { giveOpinion, type Letter, nameVoter, type Opinion } from './letter.ts';
import { letterKey } from './letterLink.ts';

/** The letters that one browser has seen. The same object until something in it changes. */
export interface LettersSnapshot {
  readonly items: ReadonlyMap<string, KeptLetter>;
  readonly problem: StorageProblem;
}

/** What one browser knows of the letters that went through it. Nothing in it throws. */
export interface LettersRepository {
  getSnapshot(): LettersSnapshot;
  subscribe(listener: () => void): () => void;
  /** Joins a copy of a letter to what is known of it, and returns its key. */
  receive(letter: Letter): string;
  /** Joins what another browser knew of a letter, and returns its key. Who votes here stays. */
  join(kept: KeptLetter): string;
  /** Puts back what was known of a letter; null forgets it. */
  put(key: string, kept: KeptLetter | null): void;
  /** Lets somebody new vote in this browser. */
  enter(key: string, name: string): void;
  /** Says which voter uses this browser; null = none. */
  voteAs(key: string, voterId: string | null): void;
  /** Says something of a course as the voter of this browser. */
  give(key: string, place: number, opinion: Opinion): void;
  dispose(): void;
}

const storedLetter = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), ...keptLetterRecord.entries }),
);

/** @param newId - A name that no other voter has; random unless a test says otherwise. */
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

/** Moves what a visitor's browser knows of letters to an account. */
export function bringLetters(visitor: LettersRepository, account: LettersRepository): void {
  for (const [key, kept] of visitor.getSnapshot().items) {
    account.join(kept);
    if (account.getSnapshot().problem === 'none') visitor.put(key, null);
  }
}

/** 30 bits: two voters of one letter do not meet. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 32).toString(32)).join(
    '',
  );
