import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** As many different free TCP ports of 127.0.0.1, chosen by the system. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  // All are held at once, or the system could give the same port twice.
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
