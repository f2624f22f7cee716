import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServing } from './serve.ts';

const root = mkdtempSync(join(tmpdir(), 'serve-test-'));
const folder = join(root, 'out');
let server: Awaited<ReturnType<typeof startServing>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'records-1'), { recursive: true });
  writeFileSync(join(folder, 'report.html'), '<h1>Report</h1>');
  writeFileSync(join(folder, 'records-1/0.json'), '[]');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  server = await startServing(folder, 0);
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** As it stands: `fetch` would tidy the path up first. */
const ask = (path: string) =>
  new Promise<{ status: number | undefined; type: string | undefined; text: string }>(
    (resolve, reject) => {
      const asked = request(new URL(server.address), { path }, (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode, type: response.headers['content-type'], text }),
        );
      });
      asked.on('error', reject);
      asked.end();
    },
  );

it('serves the report first, and the files of the catalogue', async () => {
  expect(await ask('/')).toEqual({
    status: 200,
    type: 'text/html; charset=utf-8',
    text: '<h1>Report</h1>',
  });
  expect(await ask('/records-1/0.json?x=1')).toMatchObject({
    type: 'application/json',
    text: '[]',
  });
});

it.each([
  '/nowhere.json',
  '/records-1',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%E0%A4%A',
  '//',
])('answers 404 to %s, and goes on', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, text: '' });
  expect(await ask('/')).toMatchObject({ status: 200 });
});

it('says that its port is taken', async () => {
  const { port } = new URL(server.address);
  await expect(startServing(folder, Number(port))).rejects.toThrow('EADDRINUSE');
});
