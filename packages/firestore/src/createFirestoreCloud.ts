import {
  type ChunkName,
  type Cloud,
  CloudError,
  type Commit,
  slots,
  type WriterEntry,
  type WriterId,
} from '@aulario/local-data/sync';
import { type AccountToken, createCaller, isNotFound, throwFault } from './callAsAccount.ts';
import { type FirestoreProject, rootOf } from './firestoreProject.ts';
import {
  bytes,
  bytesIn,
  entriesIn,
  type Fields,
  integer,
  integerIn,
  map,
  text,
  textIn,
} from './values.ts';

/**
 * The fields of the head by writer, and what changes with every commit: states are distinguished by
 * their time, and Firestore gives no new time to a document that a write leaves as it was.
 */
const byWriter = ['v', 't', 'm'] as const;
const state = 's';

/** The field path of all writers' numbers. */
const numbersPath = byWriter[0];

const chunkText = ({ slot, id, upTo }: ChunkName) => `${slot}.${id}.${upTo}`;

function chunkIn(written: string): ChunkName {
  const [slot = '', id = '', upTo = ''] = written.split('.');
  return { slot: Number(slot), id, upTo: Number(upTo) };
}

/** The numbers of the writers in a head, whole or masked. */
const numbersIn = (fields: Fields): ReadonlyMap<WriterId, number> =>
  new Map(Object.entries(entriesIn(fields['v'])).map(([id, value]) => [id, integerIn(value)]));

/** The writers in a whole head. */
function writersIn(fields: Fields): ReadonlyMap<WriterId, WriterEntry> {
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
function headWrite({ set, drop, basedOn }: Commit, name: string) {
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

export type { AccountToken } from './callAsAccount.ts';
export type { FirestoreProject } from './firestoreProject.ts';

interface Found {
  readonly found?: { readonly name: string; readonly fields?: Fields; readonly updateTime: string };
  readonly missing?: string;
  readonly readTime: string;
}

interface CommitAnswer {
  readonly writeResults: readonly { readonly updateTime: string }[];
  readonly commitTime: string;
}

/**
 * The place of an account in Firestore, by its REST API: head and chunks as in `Cloud` of
 * '@aulario/local-data/sync'. A read of anything is one of `batchGet`, whose answer has the provider's
 * time, also for what is missing.
 *
 * @param getToken - Its CloudError passes through.
 */
export function createFirestoreCloud(
  project: FirestoreProject,
  accountId: string,
  getToken: AccountToken,
): Cloud {
  const place = `${rootOf(project)}/users/${accountId}`;
  const head = `${place}/h/head`;
  const chunk = (slot: number) => `${place}/c/${String(slot).padStart(2, '0')}`;
  const ask = createCaller(project, getToken);

  const read = async (documents: readonly string[], fieldPaths?: readonly string[]) => {
    const mask = fieldPaths && { mask: { fieldPaths } };
    try {
      return await ask<readonly Found[]>(':batchGet', { documents, ...mask });
    } catch (cause) {
      throw isNotFound(cause) ? new CloudError('absent', { cause }) : cause;
    }
  };

  const readState = async (fieldPaths?: readonly string[]) => {
    const [answer] = await read([head], fieldPaths);
    return {
      version: answer?.found?.updateTime ?? null,
      fields: answer?.found?.fields ?? {},
      at: answer ? Date.parse(answer.readTime) : null,
    };
  };

  const commitAll = (writes: readonly object[]) => ask<CommitAnswer>(':commit', { writes });

  return {
    async readVersions() {
      const { fields, ...state } = await readState([numbersPath]);
      return { ...state, numbers: numbersIn(fields) };
    },
    async readHead() {
      const { fields, ...state } = await readState();
      return { ...state, writers: writersIn(fields) };
    },
    async readChunks(names: readonly Pick<ChunkName, 'slot' | 'id'>[]) {
      if (names.length === 0) return [];
      const answers = await read([...new Set(names.map(({ slot }) => chunk(slot)))]);
      const found = new Map(answers.map((each) => [each.found?.name, each.found?.fields]));
      return names.map(({ slot, id }) => {
        const fields = found.get(chunk(slot));
        return textIn(fields?.['i']) === id ? bytesIn(fields?.['b']) : null;
      });
    },
    async commit(commit: Commit) {
      const answer = await commitAll([
        headWrite(commit, head),
        ...commit.empty.map((slot) => ({ delete: chunk(slot) })),
        ...commit.create.map((each) => ({
          update: { name: chunk(each.slot), fields: { i: text(each.id), b: bytes(each.bytes) } },
          currentDocument: { exists: false },
        })),
      ]);
      const version = answer.writeResults[0]?.updateTime ?? null;
      return { version, at: Date.parse(answer.commitTime) };
    },
    async confirmAccount() {
      await getToken(true).catch(throwFault);
    },
    async deleteAll() {
      // Every slot, also those that no head names: what is deleted without having been there does
      // no harm.
      const chunks = Array.from({ length: slots }, (_, slot) => chunk(slot));
      try {
        await commitAll([head, ...chunks].map((name) => ({ delete: name })));
      } catch (error) {
        // Without a database there is nothing of anybody.
        if (!isNotFound(error)) throw error;
      }
    },
  };
}
