import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of another origin: it answers every request, and records it. */
export interface ForeignServer {
  /** 'http://127.0.0.1:<port>' */
  readonly origin: string;
  readonly asked: string[];
  close(): Promise<void>;
}

const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '.js': ['text/javascript', 'document.documentElement.dataset.foreignScript = "ran"'],
  '.css': ['text/css', ':root { --foreign-style: applied }'],
  '.html': ['text/html', '<!doctype html><title>Foreign</title>'],
};

export async function startForeignServer(): Promise<ForeignServer> {
  const asked: string[] = [];
  const server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    const [type, body] = answers[/\.\w+$/.exec(url)?.[0] ?? ''] ?? ['text/html', ''];
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
