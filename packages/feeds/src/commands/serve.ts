import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { parseArgs } from 'node:util';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  bin: 'application/octet-stream',
};

/** The file that an address names below a folder; null for an address that names none. */
function fileAt(folder: string, url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    return join(folder, path === '/' ? 'report.html' : path);
  } catch {
    // An address that cannot be decoded leads nowhere: 404.
    return null;
  }
}

/** A build's files and its report, on this machine only. */
export async function startServing(
  folder: string,
  port: number,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = createServer(async ({ url }, response) => {
    const file = fileAt(folder, url ?? '/');
    // No such file: 404.
    const found = file === null ? null : await stat(file).catch(() => null);
    if (file === null || !found?.isFile()) return void response.writeHead(404).end();
    response.setHeader('content-type', types[file.split('.').at(-1) ?? ''] ?? 'text/plain');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: given } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${given}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** `serve`: serves a build until it is stopped. */
export async function serve(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string', default: 'catalogue-build' },
      port: { type: 'string', default: '4180' },
    },
  });
  const { address } = await startServing(values.out, Number(values.port));
  return `${address} (stop with Ctrl+C)`;
}
