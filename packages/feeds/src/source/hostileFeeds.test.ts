import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxPageBytes, maxPages, maxRecordBytes } from '../limits.ts';
import { type FeedServer, startFeedServer } from '../testing/feedServer.ts';
import { provider, type ReadFeed, readAll } from '../testing/readAll.ts';
import { shapes } from '../testing/shapes.ts';

const udemy = (number: number) => shapes[0]?.good(number) ?? {};
const [first, last] = [JSON.stringify(udemy(1)), JSON.stringify(udemy(2))];
const tooLong = 'x'.repeat(maxRecordBytes + 1);
const deep = (opening: string, closing: string, times = 5000) =>
  opening.repeat(times) + closing.repeat(times);
const ld = (number: number) =>
  JSON.stringify({ ...shapes[5]?.good(number), url: `https://academy.example/c/${number}` });
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;

const idsOf = ({ imported }: ReadFeed) => imported.map(({ course }) => course.id);
const both = ['udemy:1', 'udemy:2'];

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const send =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_, response) => {
    response.writeHead(200, headers).end(body);
  };
const page = (next: unknown, records = [udemy(1)]) => JSON.stringify({ results: records, next });
const redirect =
  (location: string, status = 302): Answer =>
  (_, response) => {
    response.writeHead(status, { location }).end();
  };

let folder: string;
let server: FeedServer;
let other: FeedServer;
let answer: Answer = send('');

beforeAll(async () => {
  server = await startFeedServer((request, response) => answer(request, response));
  other = await startFeedServer((_, response) => response.end(page(null)));
});
afterAll(() => Promise.all([server.close(), other.close()]));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-test-'));
  other.asked.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const fetched = (path: string, reply: Answer, http = {}, id = 'udemy') => {
  answer = reply;
  return readAll(id, `${server.origin}${path}`, { maxAttempts: 2, bodyTimeoutMs: 1000, ...http });
};

function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const list = (middle: string) => `[${first},${middle},${last}]`;
const lines = (middle: string) => `${first}\n${middle}\n${last}\n`;

describe('one bad record costs itself', () => {
  it.each([
    ['a text over the limit', 'a.json', list(`{"title":"${tooLong}"}`)],
    [
      'escapes over the limit',
      'a.json',
      list(`{"title":"${'\\\\'.repeat(maxRecordBytes / 2 + 1)}"}`),
    ],
    [
      'quotes over the limit',
      'a.json',
      list(`{"title":"${'\\"'.repeat(maxRecordBytes / 2 + 1)}"}`),
    ],
    ['an odd run of backslashes', 'a.json', list(`"${'\\'.repeat(maxRecordBytes + 1)}"}"`)],
    ['a deep list', 'a.json', list(deep('[', ']'))],
    ['a deep object', 'a.json', list(deep('{"a":', '}').replace('}', '1}'))],
    ['NaN in place of a record', 'a.json', list('NaN')],
    ['a bare word', 'a.json', list('undefined')],
    ['a missing comma', 'a.json', list('{"a":1 "b":2}')],
    ['a single quote', 'a.json', list("{'a':1}")],
    ['a broken escape', 'a.json', list('{"a":"\\u12"}')],
    ['a key of the prototype', 'a.json', list('{"__proto__":{"title":"x"},"constructor":1}')],
    ['a packed text over the limit', 'a.json.gz', gzipSync(list(`"${tooLong}"`))],
    ['a line over the limit', 'a.jsonl', lines(`{"title":"${tooLong}"}`)],
    ['a packed line over the limit', 'a.jsonl.gz', gzipSync(lines(`"${tooLong}"`))],
    ['a deep line', 'a.jsonl', lines(deep('[', ']'))],
    ['a deep object in a line', 'a.ndjson', lines(deep('{"a":', '}').replace('}', '1}'))],
    ['a line of empty lists', 'a.jsonl', lines(`[0${',[]'.repeat(2_000_000)}]`)],
    ['a record of empty objects', 'a.json', list(`[0${',{}'.repeat(2_000_000)}]`)],
    ['a cut line', 'a.jsonl', lines(first.slice(0, -9))],
    ['null', 'a.jsonl', lines('null')],
    ['bytes that are no text', 'a.jsonl', lines('\u0000\ufffd\u0007')],
  ])('%s', async (_, name, content) => {
    const feed = await readAll('udemy', file(name, content));
    expect(idsOf(feed)).toEqual(both);
    expect(feed.refused).toHaveLength(1);
    expect(feed.refused[0]?.message.length).toBeLessThan(200);
    expect(feed.counts.brokenOff).toBeNull();
  });

  it.each([
    ['a long address', { url: `/course/${'a'.repeat(10_000)}/` }],
    ['an address of slashes', { url: `/course/${'/'.repeat(100_000)}a` }],
    ['a long id', { id: `https://a.example/${'/'.repeat(100_000)}a` }],
    ['an object as an id', { id: { toString: 7 } }],
    ['a title of spaces', { title: ' '.repeat(1_000_000) }],
    ['a title of tags', { title: '<b>'.repeat(100_000) }],
  ])('%s', async (_, change) => {
    const bad = JSON.stringify({ ...udemy(3), ...change });
    const feed = await readAll('udemy', file('a.jsonl', lines(bad)));
    expect(idsOf(feed)).toEqual(both);
    expect(feed.refused).toHaveLength(1);
  });

  it.each([
    ['a title', { title: `T${'&amp;'.repeat(100_000)}` }],
    ['a headline', { headline: `${'<'.repeat(300_000)}b` }],
    ['instructors', { visible_instructors: Array.from({ length: 500_000 }, () => 'A') }],
    ['outcomes', { objectives_summary: Array.from({ length: 200_000 }, (_, at) => `Point ${at}`) }],
    ['captions', { caption_languages: Array.from({ length: 300_000 }, () => 'x') }],
    [
      'lessons',
      {
        curriculum_items: Array.from({ length: 50_000 }, (_, id) => ({
          _class: 'lecture',
          title: 'L'.repeat(50),
          id,
        })),
      },
    ],
    ['a rating', { avg_rating: '1,'.repeat(100_000) }],
    ['a price', { price: `${'1'.repeat(100_000)}$`, price_detail: null }],
    ['a length', { content_info: `${'1 '.repeat(100_000)}hours` }],
    ['a date', { last_update_date: '2020-01-01'.repeat(50_000) }],
    ['a picture', { image_480x270: `https://a.example/${'a'.repeat(500_000)}` }],
  ])('a course keeps what can be read beside %s without end', async (_, change) => {
    const record = JSON.stringify({ ...udemy(3), ...change });
    const feed = await readAll('udemy', file('a.jsonl', record));
    expect(idsOf(feed)).toEqual(['udemy:3']);
    expect(JSON.stringify(feed.imported).length).toBeLessThan(250_000);
  });
});

describe('a page in HTML', () => {
  it.each([
    [
      'a script without end',
      `<script type="application/ld+json">{"a":"${'s'.repeat(maxPageBytes)}`,
    ],
    ['an attribute without end', `<script type="${'s'.repeat(maxPageBytes)}`],
    ['a comment without end', `<!--${'s'.repeat(maxPageBytes)}`],
    ['too many scripts', script('{"@type":"Course"}').repeat(maxPageBytes / 50)],
    ['a deep script', script(deep('[', ']'))],
    ['a script that is cut', script(ld(1).slice(0, -9))],
  ])('%s costs no other page anything', async (_, html) => {
    file('1.html', html);
    file('2.html', script(ld(2)));
    const feed = await readAll('jsonld', folder, {});
    expect(feed.counts.damaged).toBe(1);
    expect(feed.counts.read).toBe(2);
  });
});

describe('an answer', () => {
  it.each([
    ['without end', send(`{"results":[],"x":"${'x'.repeat(maxPageBytes)}"}`)],
    [
      'packed without end',
      send(gzipSync(`"${'x'.repeat(2 * maxPageBytes)}"`), { 'content-encoding': 'gzip' }),
    ],
    ['that is too deep', send(deep('[', ']'))],
    ['that is a page', send('<!doctype html><title>Sign in</title>')],
    ['that is cut', send(page(null).slice(0, -20))],
    ['that is empty', send('')],
    [
      'that leads to another origin',
      (request, response) => redirect(`${other.origin}/feed`)(request, response),
    ],
    [
      'that leads there for good',
      (request, response) => redirect(`${other.origin}/feed`, 308)(request, response),
    ],
    ['that leads to a file', redirect('file:///etc/passwd')],
    ['that leads to a host inside', redirect('http://169.254.169.254/latest/')],
    ['that leads nowhere', redirect('http://')],
    ['that leads to itself', redirect('/feed')],
    [
      'whose next page is on another origin',
      (request, response) => send(page(`${other.origin}/feed`))(request, response),
    ],
    [
      'whose next page has no protocol',
      (request, response) => send(page(other.origin.replace('http:', '')))(request, response),
    ],
    ['whose next page is a script', send(page('javascript:alert(1)'))],
    ['whose next page has an address without end', send(page(`/feed?${'x'.repeat(5000)}`))],
    ['whose next page is no address', send(page('http://['))],
    ['that closes the connection', (_, response) => response.destroy()],
    [
      'that is longer than it says',
      (_, response) => response.writeHead(200, { 'content-length': '5' }).end('{"re'),
    ],
    ['that is refused', (_, response) => response.writeHead(401).end()],
    ['that has moved away', (_, response) => response.writeHead(410).end()],
    [
      'that is asked for too often',
      (_, response) => response.writeHead(429, { 'retry-after': '-1' }).end(),
    ],
  ] as [string, Answer][])('%s breaks the feed off', async (_, reply) => {
    const { counts } = await fetched('/feed', reply);
    expect(counts.brokenOff).toEqual(expect.any(String));
    expect(counts.brokenOff?.length).toBeLessThan(5500);
    expect(other.asked).toEqual([]);
  });

  it('may lead to another place of its origin', async () => {
    const feed = await fetched('/old', (request, response) =>
      (request.url === '/old' ? redirect('/new?page=1') : send(page(null)))(request, response),
    );
    expect(idsOf(feed)).toEqual(['udemy:1']);
  });

  it.each([
    ['whose body drips for ever', '/feed'],
    ['a table whose body drips for ever', '/feed.csv'],
  ])('%s', async (_, path) => {
    const timers = new Set<NodeJS.Timeout>();
    const drip: Answer = (__, response) => {
      response.writeHead(200);
      timers.add(setInterval(() => response.write(' '), 5));
    };
    const { counts } = await fetched(path, drip, { bodyTimeoutMs: 200 });
    for (const timer of timers) clearInterval(timer);
    expect(counts.brokenOff).toMatch(/^timeout: no end within 1 s from http/);
    // A second attempt would take as long.
    expect(timers.size).toBe(1);
  });

  it.each(['/feed', '/feed.csv'])('stops in the middle of %s', async (path) => {
    server.asked.length = 0;
    const begin: Answer = (_, response) => {
      response.writeHead(200);
      response.write('[');
    };
    const { counts } = await fetched(path, begin, { timeoutMs: 100 });
    expect(counts.brokenOff).toMatch(/^timeout: nothing within 1 s from http/);
    expect(server.asked).toHaveLength(2);
  });

  it('has pages without end', async () => {
    let pages = 0;
    // So many requests to a server take longer than all other tests here.
    const { counts } = await readAll('udemy', 'https://a.example/feed', {
      fetch: async () => {
        pages += 1;
        return new Response(page(`/feed?page=${pages}`, []));
      },
    });
    expect(pages).toBe(maxPages);
    expect(counts.brokenOff).toBe(`The feed has over ${maxPages} pages`);
  });
});

describe('a folder', () => {
  it('gives no file that a link in it leads to', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'secret.json'), list(JSON.stringify(udemy(3))));
    file('a.json', `[${first},${last}]`);
    mkdirSync(join(folder, 'inside'));
    symlinkSync(join(outside, 'secret.json'), join(folder, 'b.json'));
    symlinkSync(outside, join(folder, 'linked'));
    symlinkSync(folder, join(folder, 'inside/again'));
    expect(idsOf(await readAll('udemy', folder))).toEqual(both);
    expect(idsOf(await readAll('udemy', `${folder}/**/*.json`))).toEqual(both);
    rmSync(outside, { recursive: true });
  });

  it('goes on after a file that breaks off', async () => {
    file('a.json', `[${first},{"id":`);
    file('b.json', `[${last}]`);
    file('c.json.gz', gzipSync(`[${first}]`).subarray(0, -30));
    const feed = await readAll('udemy', folder);
    expect(idsOf(feed)).toEqual(both);
    expect(feed.counts.damaged).toBe(2);
  });
});

describe('platforms by their hosts', () => {
  const hosts = (count: number, change = {}) =>
    Array.from({ length: count }, (_, at) => ({
      ...shapes[5]?.good(at),
      url: `https://host-${at}.example/c`,
      '@id': `https://host-${at}.example/c`,
      ...change,
    }));

  /** Reads with a table of platforms of its own, which other tests must not see. */
  async function readHosts(records: readonly unknown[]) {
    vi.resetModules();
    const { noCounts, readFeed } = await import('../readFeed.ts');
    const { platformList } = await import('@aulario/course-data');
    const before = platformList().length;
    const options = {
      provider: provider('jsonld'),
      source: file('hosts.jsonld', JSON.stringify(records)),
      seenOn: '2026-11-22' as const,
      http: { userAgent: '' },
      providerOfHost: () => null,
    };
    const counts = noCounts();
    for await (const _ of readFeed(options, counts));
    vi.resetModules();
    return { counts, added: platformList().length - before };
  }

  it('are at most a hundred of one feed', async () => {
    const { counts, added } = await readHosts(hosts(300));
    expect(counts).toMatchObject({ kept: 100, refused: 200, brokenOff: null });
    // The feed's own entry is one more.
    expect(added).toBe(101);
  });

  it('are none of invalid records', async () => {
    const { counts, added } = await readHosts(hosts(300, { name: '' }));
    expect(counts).toMatchObject({ kept: 0, refused: 300 });
    expect(added).toBe(1);
  });
});
