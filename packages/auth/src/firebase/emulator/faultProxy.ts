import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrayBuffer } from 'node:stream/consumers';
import { freePort } from '@aulario/dev-tools/ports';
import type { NetworkFault } from './networkFaults.ts';

/** A proxy between the SDK and the emulator that can inject faults. */
export interface FaultProxy {
  /** Applies the fault to every request from now on; null lets requests pass. */
  setFault(fault: NetworkFault | null): void;
  /** The number of requests that the fault affected since it was set. */
  countHits(): number;
  /** Replaces `fetch`: sends requests for the provider through the proxy. */
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

const realFetch = globalThis.fetch;

/** Starts a proxy in front of the provider at `target` ('http://127.0.0.1:<port>'). */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const closedPort = await freePort();
  let fault: NetworkFault | null = null;
  let hits = 0;
  const struck = new Set<ServerResponse>();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === '/portal') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Please pay.</p>');
      return;
    }
    // Requests that the fault swallows must not reach the provider, or they would change accounts.
    const { strike } = fault ?? {};
    if (strike !== undefined) {
      hits += 1;
      struck.add(response);
      response.setHeader('connection', 'close');
      strike({ response, answer: Buffer.from('{"kind":"identitytoolkit#AnyResponse"}') });
      return;
    }
    const answer = await forward(target, request);
    const type = answer.headers.get('content-type') ?? 'application/json';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };

  const server = createServer((request, response) => {
    // The SDK under test meets a connection that breaks off.
    handle(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const elsewhere = {
    'unknown host': 'http://aulario.invalid',
    'closed port': `http://127.0.0.1:${closedPort}`,
  };

  return {
    setFault(next) {
      fault = next;
      hits = 0;
      // Hanging requests would otherwise hang until the end of the tests.
      for (const response of struck) response.destroy();
      struck.clear();
    },
    countHits: () => hits,
    fetch: async (address, init) => {
      const to = fault?.elsewhere;
      if (to !== undefined) hits += 1;
      if (to === 'nowhere') throw new TypeError('Failed to fetch');
      return realFetch(
        String(address).replace(target, to === undefined ? own : elsewhere[to]),
        init,
      );
    },
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

async function forward(target: string, request: IncomingMessage): Promise<Response> {
  const body = await arrayBuffer(request);
  const { authorization, 'content-type': type } = request.headers;
  return realFetch(target + request.url, {
    method: request.method ?? 'GET',
    headers: {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(authorization === undefined ? {} : { authorization }),
    },
    body: request.method === 'GET' ? null : body,
  });
}
