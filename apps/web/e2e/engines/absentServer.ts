import { startProductProxy } from '../servers/productProxy.ts';

/** The product on a host that can be taken away. */
export interface AbsentServer {
  readonly origin: string;
  /** Whether every connection is cut without an answer. */
  isAbsent: boolean;
  close(): Promise<void>;
}

export async function startAbsentServer(): Promise<AbsentServer> {
  const server = { isAbsent: false };
  const proxy = await startProductProxy((path, ask) =>
    server.isAbsent ? Promise.reject(new Error('taken away')) : ask(path),
  );
  return Object.assign(server, proxy);
}
