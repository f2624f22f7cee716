import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webPort } from '@aulario/workbench/emulators';

/**
 * The product's own server with markup added to its documents. A server and not the browser's
 * interception, since Chromium lets no intercepted page reach this machine, so that everything
 * would seem blocked.
 */
export interface InjectingServer {
  readonly origin: string;
  inject(markup: string, policy: 'real' | 'none'): void;
  close(): Promise<void>;
}

export async function startInjectingServer(): Promise<InjectingServer> {
  let added = '';
  let hasPolicy = true;

  const answer = async (path: string, response: ServerResponse) => {
    const real = await fetch(`http://localhost:${webPort}${path}`);
    for (const [name, value] of real.headers) {
      const isPolicy = name === 'content-security-policy';
      const isOfTransport = /^(?:content-(?:encoding|length)|transfer-encoding|connection)$/.test(
        name,
      );
      if (!isOfTransport && (hasPolicy || !isPolicy)) response.setHeader(name, value);
    }
    response.statusCode = real.status;
    const isDocument = real.headers.get('content-type')?.startsWith('text/html');
    const body = Buffer.from(await real.arrayBuffer());
    response.end(isDocument ? body.toString().replace('</body>', `${added}</body>`) : body);
  };

  const server = createServer(({ url = '/' }, response) => {
    answer(url, response).catch(() => response.destroy());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    inject: (markup, policy) => {
      added = markup;
      hasPolicy = policy === 'real';
    },
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
