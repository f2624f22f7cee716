import {
  type ChunkName,
  type Cloud,
  CloudError,
  type CloudFault,
  type Commit,
  slots,
} from '@aulario/local-data/sync';
import { type FirestoreProject, post, rootOf } from './firestoreProject.ts';
import { headWrite, numbersIn, numbersPath, writersIn } from './headDocument.ts';
import { bytes, bytesIn, type Fields, text, textIn } from './values.ts';

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
  INVALID_ARGUMENT: 'denied',
  PERMISSION_DENIED: 'denied',
  UNAUTHENTICATED: 'denied',
  RESOURCE_EXHAUSTED: 'over-quota',
};

async function faultOf(response: Response): Promise<CloudFault> {
  if (response.status >= 500) return 'offline';
  // What is not the provider's own answer, as a gateway's page, is an answer that nobody expected.
  const answer = await response.json().catch(() => null);
  return faults[answer?.error?.status] ?? 'unknown';
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

  const send = async (call: string, body: object, isRenewed = false): Promise<unknown> => {
    const token = await getToken(isRenewed);
    const response = await post(project, call, body, token).catch((cause: unknown) => {
      throw new CloudError('offline', { cause });
    });
    if (response.status === 401 && !isRenewed) return send(call, body, true);
    if (!response.ok) throw new CloudError(await faultOf(response));
    return response.json();
  };

  /** The request's answer, or a CloudError whatever went wrong. */
  const ask = async <T>(call: string, body: object): Promise<T> => {
    try {
      return (await send(call, body)) as T;
    } catch (cause) {
      throw cause instanceof CloudError ? cause : new CloudError('unknown', { cause });
    }
  };

  const read = (documents: readonly string[], fieldPaths?: readonly string[]) =>
    ask<readonly Found[]>(':batchGet', { documents, ...(fieldPaths && { mask: { fieldPaths } }) });

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
    async deleteAll() {
      // Every slot, also those that no head names: what is deleted without having been there does
      // no harm.
      const chunks = Array.from({ length: slots }, (_, slot) => chunk(slot));
      await commitAll([head, ...chunks].map((name) => ({ delete: name })));
    },
  };
}
