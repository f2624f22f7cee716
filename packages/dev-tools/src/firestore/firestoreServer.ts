import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { type Caller, callerOf, requireAccess } from './access.ts';
import { type Documents, nameOf, type Write } from './documents.ts';
import { FirestoreError, type Refusal, refusals, statusOf } from './firestoreError.ts';

/** The calls of Firestore's REST API that the product makes. */
export interface FirestoreServerOptions {
  readonly documents: Documents;
  /** Why every request is refused for now; null where none is. */
  readonly refusal?: (() => Refusal | null) | undefined;
}

/** The bodies of `:commit`, of `:batchGet`, and of a document to be created. */
interface Body {
  readonly writes?: readonly Write[];
  readonly documents?: readonly string[];
  readonly mask?: { readonly fieldPaths?: readonly string[] };
  readonly fields?: NonNullable<Write['update']>['fields'];
}

/** Google's limit of a request, in bytes. */
const maxRequestBytes = 11_534_336;

const pathOf = (name: string) =>
  name.replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\//, '');

/** What answers a request by its method and by what it names below `/v1/`. */
function answersOf(documents: Documents) {
  const commit = (caller: Caller, writes: readonly Write[]) => {
    for (const write of writes) {
      const isThere = documents.get(nameOf(write)) !== undefined;
      const access = write.update === undefined ? 'delete' : isThere ? 'update' : 'create';
      requireAccess(caller, access, pathOf(nameOf(write)));
    }
    return documents.commit(writes);
  };
  return (caller: Caller, method: string | undefined, name: string, body: Body): unknown => {
    if (method === 'GET') {
      requireAccess(caller, 'read', pathOf(name));
      return { documents: documents.list(name) };
    }
    if (method === 'DELETE') return commit(caller, [{ delete: name }]);
    if (name.endsWith('/documents:commit')) return commit(caller, body.writes ?? []);
    if (name.endsWith('/documents:batchGet')) {
      const readTime = new Date().toISOString();
      return body.documents?.map((each) => {
        requireAccess(caller, 'read', pathOf(each));
        const found = documents.get(each, body.mask?.fieldPaths);
        return found ? { found, readTime } : { missing: each, readTime };
      });
    }
    const created = `${name}/${randomUUID().replaceAll('-', '').slice(0, 20)}`;
    const update = { name: created, ...(body.fields && { fields: body.fields }) };
    commit(caller, [{ update, currentDocument: { exists: false } }]);
    return documents.get(created);
  };
}

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  // Pages of any origin may ask, as they may ask Google's servers.
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-max-age': '3600',
};

/** A server of Firestore's REST API, as far as the product calls it. It has yet to listen. */
export function createFirestoreServer(options: FirestoreServerOptions): Server {
  const answer = answersOf(options.documents);
  const answered = async (message: IncomingMessage): Promise<readonly [number, unknown]> => {
    const { pathname } = new URL(message.url ?? '', 'http://localhost');
    const name = decodeURIComponent(pathname).replace(/^\/v1\//, '');
    try {
      if (Number(message.headers['content-length']) > maxRequestBytes)
        throw new FirestoreError('INVALID_ARGUMENT', 'Request payload size exceeds the limit.');
      const body = message.method === 'POST' ? ((await json(message)) as Body) : {};
      const caller = callerOf(message.headers.authorization);
      const refusal = options.refusal?.() ?? null;
      if (refusal !== null) throw refusals[refusal];
      return [200, answer(caller, message.method, name, body)];
    } catch (error) {
      if (error instanceof FirestoreError) return [statusOf[error.code], error];
      throw error;
    }
  };
  return createServer((message, response) => {
    if (message.method === 'OPTIONS') {
      response.writeHead(204, headers).end();
      return;
    }
    answered(message).then(
      ([status, body]) => response.writeHead(status, headers).end(JSON.stringify(body)),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
}
