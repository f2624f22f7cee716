import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { foldText } from '@aulario/search';
import type { SearchParameters } from '../searchParameters.ts';
import { answerSearch } from './answerSearch.ts';
import type { StoredDocument } from './conditions.ts';

/** A server on this machine that speaks the part of Typesense's protocol that is used. */
export interface FakeTypesense {
  url: string;
  /** The only key it takes. */
  key: string;
  /** What arrived, 'POST /multi_search', oldest first. */
  requests: readonly string[];
  stop: () => Promise<void>;
}

interface Collection {
  documents: Map<string, StoredDocument>;
}

interface Reply {
  status: number;
  body: unknown;
}

const ok = (body: unknown): Reply => ({ status: 200, body });
const absent: Reply = { status: 404, body: { message: 'Not Found' } };

/** What the server keeps, and how it answers a request. */
function createRequestHandler() {
  const collections = new Map<string, Collection>();
  const aliases = new Map<string, string>();
  const synonyms = new Map<string, readonly string[]>();

  const importLines = (collection: Collection, lines: string): string =>
    lines
      .split('\n')
      .map((line) => {
        const document: { id?: unknown } = JSON.parse(line);
        if (typeof document.id !== 'string') {
          return JSON.stringify({
            success: false,
            error: 'Document needs an id',
            document: line,
            code: 400,
          });
        }
        collection.documents.set(document.id, { ...document });
        return JSON.stringify({ success: true });
      })
      .join('\n');

  const searchOne = (search: SearchParameters): unknown => {
    const collection = collections.get(aliases.get(search.collection) ?? search.collection);
    if (collection === undefined) return { code: 404, error: 'Could not find that collection' };
    try {
      return answerSearch([...collection.documents.values()], search, synonyms);
    } catch (error) {
      return { code: 400, error: error instanceof Error ? error.message : String(error) };
    }
  };

  const readSynonyms = (body: string): Reply => {
    const { items }: { items: { synonyms: string[] }[] } = JSON.parse(body);
    for (const group of items.map((item) => item.synonyms.map(foldText))) {
      for (const term of group) synonyms.set(term, [...(synonyms.get(term) ?? []), ...group]);
    }
    return ok({ items });
  };

  return (method: string, path: string, body: string): Reply => {
    const [, kind, name = '', rest] = path.split('/');
    if (path === '/multi_search') {
      const { searches }: { searches: SearchParameters[] } = JSON.parse(body);
      return ok({ results: searches.map(searchOne) });
    }
    if (kind === 'synonym_sets') return readSynonyms(body);
    if (kind === 'aliases' && method === 'PUT') {
      const { collection_name }: { collection_name: string } = JSON.parse(body);
      aliases.set(name, collection_name);
      return ok({ name, collection_name });
    }
    if (kind === 'aliases') {
      const used = aliases.get(name);
      return used === undefined ? absent : ok({ name, collection_name: used });
    }
    if (kind !== 'collections') return absent;
    if (name === '') {
      const schema: { name: string } = JSON.parse(body);
      collections.set(schema.name, { documents: new Map() });
      return { status: 201, body: schema };
    }
    const collection = collections.get(name);
    if (collection === undefined) return absent;
    if (rest === 'documents') return ok(importLines(collection, body));
    if (method === 'DELETE') collections.delete(name);
    return ok({ name, num_documents: collection.documents.size });
  };
}

/** Starts the fake server on a free port. */
export async function startFakeTypesense(): Promise<FakeTypesense> {
  const key = 'fake-key';
  const requests: string[] = [];
  const answer = createRequestHandler();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(`${request.method} ${pathname}`);
    const given = request.headers['x-typesense-api-key'] ?? searchParams.get('x-typesense-api-key');
    void text(request).then((body) => {
      const reply =
        given === key
          ? answer(request.method ?? 'GET', decodeURIComponent(pathname), body)
          : {
              status: 401,
              body: { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' },
            };
      const isText = typeof reply.body === 'string';
      response.writeHead(reply.status, {
        'content-type': isText ? 'text/plain' : 'application/json',
      });
      response.end(isText ? reply.body : JSON.stringify(reply.body));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    key,
    requests,
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
