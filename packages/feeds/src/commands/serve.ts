import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { parseArgs } from 'node:util';

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  bin: 'application/octet-stream',
};

/** `serve`: a build's files and its report, on this machine only, until it is stopped. */
export async function serve(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string', default: 'catalogue-build' },
      port: { type: 'string', default: '4180' },
    },
  });
  const server = createServer(async ({ url }, response) => {
    const path = normalize(decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname));
    const file = join(values.out, path === '/' ? 'report.html' : path);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return void response.writeHead(404).end();
    response.setHeader('content-type', types[file.split('.').at(-1) ?? ''] ?? 'text/plain');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(Number(values.port), '127.0.0.1', resolve));
  return `http://localhost:${values.port}/ (stop with Ctrl+C)`;
}
