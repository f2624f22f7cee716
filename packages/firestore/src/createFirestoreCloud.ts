import {
  type ChunkName,
  type Cloud,
  CloudError,
  type CloudFault,
  type Commit,
  slots,
  type WriterEntry,
  type WriterId,
} from '@aulario/local-data/sync';
import { type FirestoreProject, post, rootOf } from './firestoreProject.ts';
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

export type { FirestoreProject } from './firestoreProject.ts';

/** Resolves with a token of the account; with a new one when the last one was refused. */
export type AccountToken = (isRenewed: boolean) => Promise<string>;

interface Found {
  readonly found?: { readonly name: string; readonly fields?: Fields; readonly updateTime: string };
  readonly missing?: string;
  readonly readTime: string;
}

interface CommitAnswer {
  readonly writeResults: readonly { readonly updateTime: string }[];
  readonly commitTime: string;
}

const faults: Readonly<Record<string, CloudFault>> = {
  ABORTED: 'conflict',
  ALREADY_EXISTS: 'conflict',
  FAILED_PRECONDITION: 'conflict',
  NOT_FOUND: 'conflict',
  PERMISSION_DENIED: 'denied',
  UNAUTHENTICATED: 'denied',
  RESOURCE_EXHAUSTED: 'over-quota',
};

/** The provider's error as its API describes it, as far as we tell errors apart by it. */
interface Refusal {
  readonly status?: string;
  readonly message?: string;
  readonly details?: readonly { readonly reason?: string }[];
}

function faultIn({ status = '', message = '', details = [] }: Refusal): CloudFault {
  // The project's Firestore was never switched on, or is switched off.
  if (details.some(({ reason }) => reason === 'SERVICE_DISABLED')) return 'absent';
  // Of a request, a commit or a document: only the message distinguishes it from other mistakes.
  if (status === 'INVALID_ARGUMENT' && /exceeds|too (?:big|large)/i.test(message))
    return 'too-large';
  return faults[status] ?? 'unknown';
}

async function errorOf(response: Response): Promise<CloudError> {
  if (response.status >= 500) return new CloudError('unavailable');
  if (response.status === 413) return new CloudError('too-large');
  // What is not the provider's own answer, as a gateway's page, is an answer that nobody expected.
  const answer = await response.json().catch(() => null);
  const refusal: Refusal = answer?.error ?? {};
  return new CloudError(faultIn(refusal), { cause: refusal });
}

/**
 * Whether something is missing that has to be there: the documents that a commit names or, where a
 * call needs none, the database itself.
 */
const isNotFound = (error: unknown): boolean =>
  error instanceof CloudError &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'status' in error.cause &&
  error.cause.status === 'NOT_FOUND';

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError';

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

  const send = async (call: string, body: object, isRenewed = false): Promise<unknown> => {
    const token = await getToken(isRenewed);
    const response = await post(project, call, body, token).catch((cause: unknown) => {
      throw new CloudError(isTimeout(cause) ? 'unavailable' : 'offline', { cause });
    });
    if (response.status === 401 && !isRenewed) return send(call, body, true);
    if (!response.ok) throw await errorOf(response);
    return response.json();
  };

  /** Passes a CloudError whatever went wrong. */
  const withFault = (cause: unknown): never => {
    throw cause instanceof CloudError ? cause : new CloudError('unknown', { cause });
  };

  const ask = async <T>(call: string, body: object): Promise<T> =>
    (await send(call, body).catch(withFault)) as T;

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
      await getToken(true).catch(withFault);
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
