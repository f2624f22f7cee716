import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { importCourses } from './importCourses.ts';

it('leaves the alias alone when it cannot learn which collection readers use', async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume();
    const isAlias = request.url?.startsWith('/aliases/') === true;
    response.writeHead(isAlias ? 403 : 200, {
      'content-type': isAlias ? 'application/json' : 'text/plain',
    });
    response.end(isAlias ? '{"message":"Forbidden"}' : '{"success":true}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const options = { url: `http://127.0.0.1:${port}`, adminKey: 'no aliases' };
  await expect(importCourses([aCourse()], options)).rejects.toThrow('Forbidden');
  expect(requests.filter((request) => request.includes('/aliases/'))).toEqual([
    'GET /aliases/courses',
  ]);
  server.close();
});
