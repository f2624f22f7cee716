import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** What a deploy does wrong: it fails at once, leaves a file out, or fails after the switch. */
export type HostFault = 'refuses' | 'loses a file' | 'fails late' | null;

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** A host of static files with versions in a folder, as Firebase Hosting has them. */
export function hostIn(folder: string) {
  const liveFile = join(folder, 'live');
  const versions = join(folder, 'versions');
  const live = () => read(liveFile);
  return {
    live,
    fault: (fault: HostFault) => writeFileSync(join(folder, 'fault'), fault ?? ''),
    readFault: () => read(join(folder, 'fault')),
    root: () => join(versions, live()),
    /** Takes the files of a folder as a new version that is live. */
    publish(dist: string): void {
      mkdirSync(versions, { recursive: true });
      const id = `v${readdirSync(versions).length + 1}`;
      cpSync(dist, join(versions, id), { recursive: true });
      if (read(join(folder, 'fault')) === 'loses a file') {
        rmSync(join(versions, id, 'assets'), { recursive: true });
      }
      writeFileSync(liveFile, id);
    },
    switchTo: (id: string) => writeFileSync(liveFile, id),
  };
}

/** Serves the live version of a host, without extensions, as Hosting does. Close it when you are done. */
export async function serveHost(folder: string) {
  const host = hostIn(folder);
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index' : url;
    const file = [path, `${path}.html`]
      .map((name) => join(host.root(), name))
      .find((name) => /\.\w+$/.test(name) && existsSync(name));
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    response.statusCode = file === undefined ? 404 : 200;
    response.end(file === undefined ? '' : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => void server.close(resolve).closeAllConnections());
  return { ...host, origin: `http://127.0.0.1:${port}`, close };
}
