import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webPort } from '@aulario/dev-tools/ports';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The connection is cut after so many bytes of the body. */
  readonly cutAt?: number;
  /** Nothing is ever answered. */
  readonly isSilent?: boolean;
}

/** Asks the product's own server. */
async function ask(path: string): Promise<Answer> {
  const response = await fetch(`http://localhost:${webPort}${path}`);
  const headers = Object.fromEntries(response.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
    delete headers[name];
  }
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

export const isDocument = ({ headers }: Answer) =>
  headers['content-type']?.startsWith('text/html') === true;

/**
 * The product at another address, with answers that a test may change. A server and not the
 * browser's interception, since Chromium lets no intercepted page reach this machine, so that
 * everything would seem blocked.
 */
export async function startProductProxy(
  answer: (path: string, askProduct: typeof ask) => Promise<Answer>,
) {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', ask).then(
      ({ status, headers, body, cutAt, isSilent }) => {
        if (isSilent) return;
        if (cutAt === undefined) response.writeHead(status, headers).end(body);
        else {
          response.writeHead(status, { ...headers, 'content-length': body.length });
          response.write(body.subarray(0, cutAt), () => response.destroy());
        }
      },
      () => response.destroy(),
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
