import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { type FeedCounts, noCounts, readFeed } from '../readFeed.ts';
import { type FeedServer, startFeedServer } from '../testing/feedServer.ts';
import { headersFor } from './feedHeaders.ts';
import { type Provider, parseProvider } from './provider.ts';

const headers = {
  Authorization: { variable: 'CAMPUS_TOKEN', prefix: 'Bearer ' },
  'X-Account': { variable: 'CAMPUS_ACCOUNT', prefix: '' },
};
const provider = parseProvider({
  ...{ id: 'campus.example', name: 'Campus', home: 'https://campus.example/' },
  ...{ hosts: ['campus.example'], importer: 'mapped', headers },
}) as Provider;
const secret = 's3cret-Key';

let servers: FeedServer[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = await startFeedServer(answer);
  servers.push(server);
  return server;
}

const row = (id: number) => `${id},Curso,https://campus.example/courses/${id}`;

/** Answers those who have the key. */
function answerKeyed({ headers: sent }: IncomingMessage, response: ServerResponse) {
  const isKnown = sent.authorization === `Bearer ${secret}` && sent['x-account'] === '7';
  response.writeHead(isKnown ? 200 : 401);
  response.end(isKnown ? `id,title,url\n${row(1)}\n${row(2)}` : '');
}

async function read(source: string): Promise<{ ids: string[]; counts: FeedCounts }> {
  const counts = noCounts();
  const ids: string[] = [];
  const http = { userAgent: '', maxAttempts: 1 };
  for await (const item of readFeed({ provider, source, seenOn: '2026-11-22', http }, counts))
    if ('imported' in item) ids.push(item.imported.course.id);
  return { ids, counts };
}

it('sends the headers of a provider with values of the environment', async () => {
  vi.stubEnv('CAMPUS_TOKEN', ` ${secret}\n`);
  vi.stubEnv('CAMPUS_ACCOUNT', '7');
  const { origin } = await serve(answerKeyed);
  const { ids, counts } = await read(`${origin}/feed.csv`);
  expect(counts.brokenOff).toBeNull();
  expect(ids).toEqual(['campus.example:1', 'campus.example:2']);
});

it('names the variable that is missing, and asks nothing', async () => {
  vi.stubEnv('CAMPUS_ACCOUNT', '7');
  const server = await serve(answerKeyed);
  const { counts } = await read(`${server.origin}/feed.csv`);
  expect(counts.brokenOff).toBe(
    'The feed wants the header Authorization: set the variable CAMPUS_TOKEN',
  );
  expect(server.asked).toEqual([]);
});

it.each([
  ['a key that is refused', secret.slice(1)],
  ['a value that cannot be sent', `${secret} é`],
])('breaks off without a word of %s', async (_, value) => {
  vi.stubEnv('CAMPUS_TOKEN', value);
  vi.stubEnv('CAMPUS_ACCOUNT', '7');
  const { origin } = await serve(answerKeyed);
  const { counts } = await read(`${origin}/feed.csv`);
  expect(counts.brokenOff).toMatch(/^401 from |^The variable CAMPUS_TOKEN holds no value/);
  expect(JSON.stringify(counts)).not.toContain(value.slice(0, 6));
});

it('sends them to no other origin that an address leads to', async () => {
  vi.stubEnv('CAMPUS_TOKEN', secret);
  vi.stubEnv('CAMPUS_ACCOUNT', '7');
  const other = await serve(answerKeyed);
  const { origin } = await serve((_, response) => {
    response.writeHead(302, { location: `${other.origin}/feed.csv` }).end();
  });
  const { counts } = await read(`${origin}/feed.csv`);
  expect(counts.brokenOff).toContain('leads to another origin');
  expect(other.asked).toEqual([]);
});

it('sends no secret without encryption, and none for a file', () => {
  const environment = { CAMPUS_TOKEN: secret, CAMPUS_ACCOUNT: '7' };
  expect(() => headersFor('http://campus.example/feed.csv', headers, environment)).toThrow(
    'only sent to an https address',
  );
  expect(headersFor('lists/feed.csv', headers, {})).toEqual({});
  expect(headersFor('https://campus.example/feed', headers, environment)).toEqual({
    Authorization: `Bearer ${secret}`,
    'X-Account': '7',
  });
});

it('takes no value out of a file', () => {
  const written = { Authorization: `Bearer ${secret}` };
  expect(() => parseProvider({ ...provider, headers: written })).toThrow('headers');
});
