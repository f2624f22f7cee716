import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxColumns, maxPageBytes } from '../limits.ts';
import { type FeedServer, startFeedServer } from '../testing/feedServer.ts';
import { type ReadFeed, readAll } from '../testing/readAll.ts';
import { shapes } from '../testing/shapes.ts';
import { createFeedBudget, feedTimeMs } from './feedBudget.ts';
import { recordsIn } from './jsonRecords.ts';
import { tableRecords } from './tableRecords.ts';

const udemy = (number: number) => shapes[0]?.good(number) ?? {};
const [first, last] = [JSON.stringify(udemy(1)), JSON.stringify(udemy(2))];
const list = `[${first},${last}]`;
const page = (next: unknown) => JSON.stringify({ results: [udemy(1)], next });
const idsOf = ({ imported }: ReadFeed) => imported.map(({ course }) => course.id);
const both = ['udemy:1', 'udemy:2'];
const zip = Buffer.concat([
  Buffer.from('504b0304140000000800', 'hex'),
  Buffer.alloc(16),
  deflateRawSync(list),
]);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const send =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = {}, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, headers).end(body);
  };
const raw =
  (answer: string): Answer =>
  ({ socket }) => {
    socket.end(answer);
  };

let folder: string;
let server: FeedServer;
let answer: Answer = send('');

beforeAll(async () => {
  server = await startFeedServer((request, response) => answer(request, response));
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strange-test-'));
  server.asked.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const fetched = (path: string, reply: Answer, http = {}) => {
  answer = reply;
  return readAll('udemy', `${server.origin}${path}`, {
    ...{ maxAttempts: 2, bodyTimeoutMs: 500, timeoutMs: 500 },
    ...http,
  });
};

it('an object of records is read by its keys, which name them', () => {
  const course = (id: number) => ({ id, url: `/course/c${id}/`, price: 1 });
  const titled = { Uno: course(1), Dos: course(2), Tres: { ...course(3), price: undefined } };
  expect(recordsIn(titled, [''], 'a.json').map(({ record }) => record)).toMatchObject([
    { key: 'Uno', id: 1 },
    { key: 'Dos', id: 2 },
    { key: 'Tres', id: 3 },
  ]);
  const parts = { course: course(1), partner: { name: 'A' }, instructor: { name: 'B' } };
  expect(recordsIn(parts, [''], 'a.json')).toMatchObject([{ record: parts }]);
});

describe('a file that is not what its name says is read', () => {
  it.each<[string, string, string | Buffer]>([
    ['packed in two parts', 'a.jsonl.gz', Buffer.concat([gzipSync(`${first}\n`), gzipSync(last)])],
    ['packed, as json', 'a.json', gzipSync(list)],
    ['packed, as lines', 'a.ndjson', gzipSync(`${first}\n${last}`)],
    ['not packed, as gz', 'a.json.gz', list],
    ['UTF-16, as Windows writes it', 'a.json', Buffer.from(`\ufeff${list}`, 'utf16le')],
    ['UTF-16, the other way', 'a.json', Buffer.from(`\ufeff${list}`, 'utf16le').swap16()],
    ['lines in UTF-16', 'a.jsonl', Buffer.from(`\ufeff${first}\r\n${last}`, 'utf16le')],
    ['lines that a carriage return ends', 'a.jsonl', `${first}\r${last}\r`],
    ['lines, as json', 'a.json', `${first}\n${last}\n`],
    ['json, as text', 'a.txt', list],
    ['an object of numbered records', 'a.json', `{"7":${first},"8":${last}}`],
    ['lines of every kind', 'a.jsonl', `\r\r\n\n${first}\r\n\r${last}\n\r`],
  ])('%s', async (_, name, content) => {
    const { counts, ...feed } = await readAll('udemy', file(name, content));
    expect(idsOf({ counts, ...feed })).toEqual(both);
    expect(counts).toMatchObject({ brokenOff: null, refused: 0 });
  });

  it('many lines that a carriage return ends', async () => {
    const lines = Array.from({ length: 9000 }, (_, at) => `{"id":${at},"x":"${'x'.repeat(1000)}"}`);
    const { counts } = await readAll('udemy', file('a.jsonl', lines.join('\r')));
    expect(counts).toMatchObject({ read: 9000, damaged: 0 });
  });
});

it('a table is read whatever its name says, and the row whose cells are not those of its columns refused', async () => {
  const text =
    'id\ttitle\turl\n1\tUno\t/course/uno/\n2\tDos\tmás\t/course/dos/\n3\tTres\t/course/tres/\t\n';
  const { refused, imported } = await readAll(
    'udemy',
    file('a.txt', Buffer.from(`\ufeff${text}`, 'utf16le')),
  );
  expect(imported.map(({ course }) => course.title)).toEqual(['Uno', 'Tres']);
  expect(refused).toMatchObject([{ message: 'It has more cells than the header' }]);
});

it.each([
  '\n\nid;title;url\n',
  '\r\n\r\nsep=;\r\nid;title;url\r\n',
  '\rsep=;\rid;title;url\r',
  '\ufeff \n"id";"title";"url"\n',
])('a table that begins with empty lines, %j, is read', async (header) => {
  const rows: unknown[] = [];
  for await (const found of tableRecords(file('a.csv', `${header}1;Uno, dos;/a\n`)))
    rows.push(found);
  expect(rows).toMatchObject([{ record: { id: '1', title: 'Uno, dos', url: '/a' } }]);
});

it.each<[string, string, string | Buffer, RegExp]>([
  ['an archive as json', 'a.json', zip, /zip archive/],
  ['an archive as a table', 'a.csv', zip, /zip archive/],
  ['a page as a table', 'a.csv', '<!DOCTYPE html><title>Sign in</title>', /is a page/],
  ['XML as a table', 'a.tsv', '\n<?xml version="1.0"?>\n<rss/>', /is a page/],
  [
    'columns without end',
    'a.csv',
    Array.from({ length: 130_000 }, (_, at) => `c${at}`).join(','),
    new RegExp(`over ${maxColumns} columns`),
  ],
])('%s breaks off with a reason', async (_, name, content, reason) => {
  const { counts } = await readAll('udemy', file(name, content));
  expect(counts.brokenOff).toMatch(reason);
});

describe('names', () => {
  it('of a folder may hold signs of a pattern', async () => {
    mkdirSync(join(folder, 'feeds (2026) [old] {a,b}!'));
    writeFileSync(join(folder, 'feeds (2026) [old] {a,b}!', 'a.json'), list);
    expect(idsOf(await readAll('udemy', join(folder, 'feeds (2026) [old] {a,b}!')))).toEqual(both);
  });

  it.each([
    'a\nb.json',
    '--help.json',
    '[x].json',
    '{a,b}.json',
    '\u202eb.json',
    `${'l'.repeat(250)}.json`,
  ])('of a file may be %j', async (name) => {
    file(name, list);
    expect(idsOf(await readAll('udemy', folder))).toEqual(both);
  });

  it('of pipes, folders and links to them are passed over', async () => {
    execFileSync('mkfifo', [join(folder, 'a.json')]);
    symlinkSync(join(folder, 'a.json'), join(folder, 'c.json'));
    mkdirSync(join(folder, 'd.json'));
    file('b.json', list);
    expect(idsOf(await readAll('udemy', folder))).toEqual(both);
  });

  it.each([
    '/dev/zero',
    'file:///etc/passwd',
    'data:application/json,[]',
    'ftp://a.example/a.json',
    '',
  ])('that lead elsewhere, %j, are no file', async (source) => {
    expect((await readAll('udemy', source)).counts.brokenOff).toMatch(/^No file/);
  });

  it.each([
    `/${'l'.repeat(300)}.jsonl`,
    '/..%2F..%2Fa.jsonl',
    '/%00.jsonl',
    '/a.zip.jsonl?b=c.csv',
  ])('of an address may be %s', async (path) => {
    expect(idsOf(await fetched(path, send(`${first}\n${last}`)))).toEqual(both);
  });
});

describe('an answer', () => {
  it.each<[string, Answer]>([
    [
      'packed by brotli without end',
      send(brotliCompressSync(Buffer.alloc(3 * maxPageBytes)), { 'content-encoding': 'br' }),
    ],
    [
      'packed six times',
      send(gzipSync(page(null)), { 'content-encoding': Array(6).fill('gzip').join() }),
    ],
    ['that says it is packed', send(page(null), { 'content-encoding': 'gzip' })],
    [
      'with headers without end',
      (_, response) =>
        response
          .writeHead(
            200,
            Array(3000)
              .fill(['set-cookie', 'a'.repeat(50)])
              .flat(),
          )
          .end('{}'),
    ],
    ['without content', send('', {}, 204)],
    ['that is still to come', send(page(null), {}, 202)],
    ['that is a part', send(page(null), {}, 206)],
    ['that has not changed', send('', {}, 304)],
    ['that leads nowhere', send('', {}, 301)],
    [
      'that leads to a place with a password',
      ({ url }, response) =>
        url === '/feed'
          ? response
              .writeHead(302, { location: server.origin.replace('//', '//a:b@').concat('/x') })
              .end()
          : response.end(page(null)),
    ],
    ['whose next page has backslashes', send(page('/\\other.example/feed'))],
    [
      'whose next page has a password',
      (_, response) => response.end(page(server.origin.replace('//', '//a:b@').concat('/feed?2'))),
    ],
    ['whose next page is a number', send(page(2))],
    ['whose next page is a record', send(page({ page: 2 }))],
    ['whose next page is a list', send(page(['/feed?page=2']))],
    [
      'in chunks of no size',
      raw('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\nabc\r\n'),
    ],
    ['without headers', raw('{"results":[]}')],
    [
      'of two lengths',
      raw('HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 9\r\n\r\n{"a":'),
    ],
    ['that is announced for ever', (_, response) => response.writeProcessing()],
    [
      'that stops',
      (_, response) => {
        response.writeHead(200).write('{"results":[');
      },
    ],
  ])('%s breaks the feed off', async (_, reply) => {
    const { counts } = await fetched('/feed', reply);
    expect(counts.brokenOff).toEqual(expect.any(String));
    expect(counts.brokenOff).not.toContain('a:b@');
  });

  it.each([
    ['/feed.csv', send('<!doctype html><title>Sign in</title>'), /^http:.*feed\.csv is a page/],
    ['/feed', send('<rss></rss>'), /^No records in http:.*feed:/],
    ['/feed.zip', send(zip), /zip archive/],
  ] as const)('at %s breaks off with a reason', async (path, reply, reason) => {
    expect((await fetched(path, reply)).counts.brokenOff).toMatch(reason);
  });

  it.each<[string, string, string | Buffer]>([
    ['a table', '/export?as=csv', 'id;title;url\n1;Uno;/course/uno/\n2;Dos;/course/dos/\n'],
    ['a packed table', '/e', gzipSync('id,title,url\n1,Uno,/course/uno/\n2,Dos,/course/dos/\n')],
    ['lines', '/feed.php', `${first}\n${last}`],
    ['a list', '/feed.aspx', list],
    [
      'XML',
      '/products/',
      `<rss>${[1, 2].map((id) => `<item><id>${id}</id><title>A</title><url>/course/a${id}/</url></item>`).join('')}</rss>`,
    ],
  ])('is %s where the ending of its address names nothing', async (_, path, body) => {
    const feed = await fetched(path, send(body, { 'content-type': 'application/octet-stream' }));
    expect(idsOf(feed)).toEqual(both);
    expect(server.asked).toEqual([path]);
  });

  it('is named by its address where a record is refused', async () => {
    const { refused } = await fetched('/feed.csv?key=abc', send('id,title\n1,Uno\n'));
    expect(refused[0]?.at).toBe(`${server.origin}/feed.csv?key=… :2`);
  });

  it('that names itself with other fragments ends', async () => {
    const feed = await fetched('/feed', (_, response) =>
      response.end(page(`/feed#${server.asked.length}`)),
    );
    expect(server.asked).toHaveLength(1);
    expect(idsOf(feed)).toEqual(['udemy:1']);
  });

  it.each(['9'.repeat(400), 'Thu, 01 Jan 2099 00:00:00 GMT'])(
    'that asks to wait until %s is waited for ten minutes at most',
    async (retryAfter) => {
      const waits: number[] = [];
      await fetched('/feed', send('', { 'retry-after': retryAfter }, 503), {
        sleep: async (ms: number) => void waits.push(ms),
      });
      expect(waits).toEqual([600_000]);
    },
  );

  it('leaves time for the feeds after it, however slow all of them are', () => {
    const [feeds, totalMs] = [12, 90 * 60_000];
    const times: number[] = [];
    for (let after = feeds - 1; after >= 0; after -= 1)
      times.push(feedTimeMs(totalMs - times.reduce((sum, ms) => sum + ms, 0), after));
    expect(times[0]).toBe(35 * 60_000);
    expect(Math.min(...times)).toBe(5 * 60_000);
    expect(times.reduce((sum, ms) => sum + ms)).toBe(totalMs);
    expect(feedTimeMs(totalMs, 0)).toBe(60 * 60_000);
    expect(feedTimeMs(-1, 3)).toBe(0);
  });

  it('is not waited for longer than the feed has time', () => {
    const budget = createFeedBudget(60_000);
    expect(() => budget.requireTime(30_000)).not.toThrow();
    expect(() => budget.requireTime(90_000)).toThrow('The feed takes over 1 minutes');
  });
});
