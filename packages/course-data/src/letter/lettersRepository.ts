import type { Records, StorageProblem } from '@aulario/local-data';
import * as v from 'valibot';
import { giveOpinion, type Letter, mergeLetters, nameVoter, type Opinion } from './letter.ts';
import { letterKey, letterRecord, recordOfLetter } from './letterLink.ts';

/** A letter as one browser knows it. */
export interface KeptLetter {
  readonly letter: Letter;
  /** Which of its voters uses this browser; null until that was said. */
  readonly voterId: string | null;
}

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
  /** Lets somebody new vote in this browser. */
  join(key: string, name: string): void;
  /** Says which voter uses this browser; null = none. */
  voteAs(key: string, voterId: string | null): void;
  /** Says something of a course as the voter of this browser. */
  give(key: string, place: number, opinion: Opinion): void;
  dispose(): void;
}

const keptLetter = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(1),
    letter: letterRecord,
    voterId: v.nullable(v.string()),
  }),
);

/** @param newId - A name that no other voter has; random unless a test says otherwise. */
export function createLettersRepository(
  records: Records,
  newId: () => string = randomId,
): LettersRepository {
  const items = records.open<KeptLetter>('letters', {
    encode: ({ letter, voterId }) =>
      JSON.stringify({ version: 1, letter: recordOfLetter(letter), voterId }),
    decode(text, key) {
      const read = v.safeParse(keptLetter, text);
      return read.success && letterKey(read.output.letter) === key ? read.output : null;
    },
  });
  const change = (key: string, decide: (kept: KeptLetter) => KeptLetter) =>
    void items.change(key, (kept) => kept && decide(kept));

  return {
    getSnapshot: items.getSnapshot,
    subscribe: items.subscribe,
    receive(letter) {
      const key = letterKey(letter);
      items.change(key, (kept) =>
        kept === null
          ? { letter, voterId: null }
          : { ...kept, letter: mergeLetters(kept.letter, letter) },
      );
      return key;
    },
    join(key, name) {
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

/** 30 bits: two voters of one letter do not meet. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 32).toString(32)).join(
    '',
  );
