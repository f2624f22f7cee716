import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Access, type Caller, callerOf, requireAccess } from './access.ts';
import type { Documents, Write } from './documents.ts';
import { nameOf } from './documents.ts';
import { FirestoreError, type Refusal, refusalError, statusOf } from './firestoreError.ts';

interface Request {
  readonly caller: Caller;
  /** What the address names, below `/v1/`: 'projects/p/databases/(default)/documents/users/a'. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

const database = /^projects\/[^/]+\/databases\/[^/]+\/documents\//;
const pathOf = (name: string) => name.replace(database, '');
const isDocument = (name: string) => pathOf(name).split('/').length % 2 === 0;

/** The calls of Firestore's REST API that the product makes, on documents in memory. */
export interface FirestoreServerOptions {
  readonly documents: Documents;
  /** Called after every commit that was carried out. */
  readonly onCommit: () => void;
  /** Why every request is refused for now; null where none is. */
  readonly refusal?: () => Refusal | null;
}

const noSuchCall = () => new FirestoreError('NOT_FOUND', 'There is no such call here.');

function answersOf({ documents, onCommit }: FirestoreServerOptions) {
  const accessOf = (write: Write): Access => {
    if (write.update === undefined) return 'delete';
    return documents.get(nameOf(write)) === undefined ? 'create' : 'update';
  };
  const commit = (caller: Caller, writes: readonly Write[]) => {
    for (const write of writes) requireAccess(caller, accessOf(write), pathOf(nameOf(write)));
    const result = documents.commit(writes);
    onCommit();
    return result;
  };
  const batchGet = ({ caller, body }: Request) => {
    const { documents: names, mask } = body as {
      documents: string[];
      mask?: { fieldPaths?: string[] };
    };
    const readTime = new Date().toISOString();
    return names.map((name) => {
      requireAccess(caller, 'read', pathOf(name));
      const found = documents.get(name, mask?.fieldPaths);
      return found ? { found, readTime } : { missing: name, readTime };
    });
  };
  const read = ({ caller, name, query }: Request) => {
    requireAccess(caller, 'read', pathOf(name));
    const paths = query.getAll('mask.fieldPaths');
    const mask = paths.length === 0 ? undefined : paths;
    if (!isDocument(name)) {
      const limit = Number(query.get('pageSize')) || 100;
      return documents.list(name, {
        limit,
        after: query.get('pageToken') ?? '',
        ...(mask && { mask }),
      });
    }
    const found = documents.get(name, mask);
    if (found === undefined) throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`);
    return found;
  };
  const create = ({ caller, name, query, body }: Request) => {
    const document = `${name}/${query.get('documentId') ?? randomUUID().replaceAll('-', '').slice(0, 20)}`;
    commit(caller, [
      { update: { name: document, fields: body['fields'] }, currentDocument: { exists: false } },
    ]);
    return documents.get(document);
  };

  return (method: string | undefined, request: Request): unknown => {
    const { caller, name, body } = request;
    if (method === 'GET') return read(request);
    if (method === 'DELETE' && isDocument(name)) {
      commit(caller, [{ delete: name }]);
      return {};
    }
    if (method !== 'POST') throw noSuchCall();
    if (name.endsWith('/documents:commit'))
      return commit(caller, (body['writes'] ?? []) as Write[]);
    if (name.endsWith('/documents:batchGet')) return batchGet(request);
    if (database.test(name) && !isDocument(name)) return create(request);
    throw noSuchCall();
  };
}

/** Google's limit of a request, in bytes. */
const maxRequestBytes = 11_534_336;

async function requestOf(message: IncomingMessage): Promise<Request> {
  const url = new URL(message.url ?? '', 'http://localhost');
  const name = decodeURIComponent(url.pathname).replace(/^\/v1\//, '');
  const sent = await text(message);
  if (Buffer.byteLength(sent) > maxRequestBytes)
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Request payload size exceeds the limit: ${maxRequestBytes} bytes.`,
    );
  let body: Request['body'];
  try {
    body = sent === '' ? {} : JSON.parse(sent);
  } catch {
    // The parser's own words are about a place in the text, which nobody asked for.
    throw new FirestoreError('INVALID_ARGUMENT', 'The body is no JSON.');
  }
  return { caller: callerOf(message.headers.authorization), name, query: url.searchParams, body };
}

/** What lets pages of any origin ask, as Google's servers do. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-max-age': '3600',
};

/** A server of Firestore's REST API, as far as the product calls it. It has yet to listen. */
export function createFirestoreServer(options: FirestoreServerOptions): Server {
  const answer = answersOf(options);
  const answered = async (message: IncomingMessage): Promise<readonly [number, unknown]> => {
    try {
      const request = await requestOf(message);
      const refusal = options.refusal?.() ?? null;
      if (refusal !== null) throw refusalError(refusal, request.name.split('/')[1] ?? '');
      return [200, answer(message.method, request)];
    } catch (error) {
      if (error instanceof FirestoreError) return [statusOf[error.code], error];
      throw error;
    }
  };
  return createServer((message, response) => {
    if (message.method === 'OPTIONS') {
      response.writeHead(204, corsHeaders).end();
      return;
    }
    answered(message).then(
      ([status, body]) => {
        const headers = {
          ...corsHeaders,
          'content-type': 'application/json',
          'cache-control': 'no-store',
        };
        response.writeHead(status, headers).end(JSON.stringify(body));
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
}
