import type { ChunkName, Commit, WriterEntry, WriterId } from '@aulario/local-data/sync';
import { entriesIn, type Fields, integer, integerIn, map, text, textIn } from './values.ts';

/**
 * The fields of the head by writer, and what changes with every commit: states are distinguished by
 * their time, and Firestore gives no new time to a document that a write leaves as it was.
 */
const byWriter = ['v', 't', 'm'] as const;
const state = 's';

/** The field path of all writers' numbers. */
export const numbersPath = byWriter[0];

const chunkText = ({ slot, id, upTo }: ChunkName) => `${slot}.${id}.${upTo}`;

function chunkIn(written: string): ChunkName {
  const [slot = '', id = '', upTo = ''] = written.split('.');
  return { slot: Number(slot), id, upTo: Number(upTo) };
}

/** The numbers of the writers in a head, whole or masked. */
export const numbersIn = (fields: Fields): ReadonlyMap<WriterId, number> =>
  new Map(Object.entries(entriesIn(fields['v'])).map(([id, value]) => [id, integerIn(value)]));

/** The writers in a whole head. */
export function writersIn(fields: Fields): ReadonlyMap<WriterId, WriterEntry> {
  const tails = entriesIn(fields['t']);
  const chunks = entriesIn(fields['m']);
  const entryOf = (id: WriterId, number: number): WriterEntry => ({
    number,
    tail: textIn(tails[id]),
    chunks: textIn(chunks[id]).split(' ').filter(Boolean).map(chunkIn),
  });
  return new Map([...numbersIn(fields)].map(([id, number]) => [id, entryOf(id, number)]));
}

/** The write that sets and drops writers, and leaves all others as they are. */
export function headWrite({ set, drop, basedOn }: Commit, name: string) {
  const fields = {
    v: map([...set].map(([id, { number }]) => [id, integer(number)])),
    t: map([...set].map(([id, { tail }]) => [id, text(tail)])),
    m: map([...set].map(([id, { chunks }]) => [id, text(chunks.map(chunkText).join(' '))])),
    [state]: text(crypto.randomUUID()),
  };
  const changed = [...set.keys(), ...drop];
  return {
    update: { name, fields },
    updateMask: {
      fieldPaths: [state, ...changed.flatMap((id) => byWriter.map((field) => `${field}.${id}`))],
    },
    currentDocument: basedOn === null ? { exists: false } : { updateTime: basedOn },
  };
}
