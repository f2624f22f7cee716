import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A local server of feeds. The test that starts it closes it. */
export interface FeedServer {
  origin: string;
  /** The paths that were asked for, in their order. */
  asked: string[];
  agents: Set<string>;
  close: () => Promise<void>;
}

/** Starts a server with the given responses. */
export async function startFeedServer(answer: Answer): Promise<FeedServer> {
  const asked: string[] = [];
  const agents = new Set<string>();
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    agents.add(request.headers['user-agent'] ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    agents,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
