import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Provider } from './providers/provider.ts';
import { type FeedItem, noCounts, readFeed } from './readFeed.ts';
import { retryAfterMs } from './source/fetchPages.ts';
import { createPageCache } from './source/pageCache.ts';
import { type FeedServer, startFeedServer } from './testing/feedServer.ts';
import { provider, readAll } from './testing/readAll.ts';
import { shapes } from './testing/shapes.ts';

const shape = (id: string) => {
  const found = shapes.find((each) => each.provider === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const udemy = (number: number) => shape('udemy').good(number);
const ids = (feed: Awaited<ReturnType<typeof readAll>>) =>
  feed.imported.map(({ course }) => course.id);

let folder: string;
let server: FeedServer | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'feeds-test-'));
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await server?.close();
  server = null;
});

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('files', () => {
  it.each([
    ['list.json', JSON.stringify([udemy(1), udemy(2)])],
    ['bom.json', `\ufeff${JSON.stringify([udemy(1), udemy(2)])}`],
    ['answer.json', JSON.stringify({ count: 2, results: [udemy(1), udemy(2)] })],
    ['search.json', JSON.stringify({ pagination: {}, courses: [udemy(1), udemy(2)] })],
    ['lines.jsonl', `${JSON.stringify(udemy(1))}\r\n\r\n${JSON.stringify(udemy(2))}\n`],
    ['packed.json.gz', gzipSync(JSON.stringify({ results: [udemy(1), udemy(2)] }))],
    ['packed.jsonl.gz', gzipSync(`${JSON.stringify(udemy(1))}\n${JSON.stringify(udemy(2))}`)],
  ])('reads %s', async (name, content) => {
    expect(ids(await readAll('udemy', file(name, content)))).toEqual(['udemy:1', 'udemy:2']);
  });

  it('reads one answer about one course, a folder in the order of its names, and a glob', async () => {
    file('b.json', JSON.stringify(udemy(2)));
    file('a.json', JSON.stringify([udemy(1)]));
    file('notes.txt', 'no feed');
    expect(ids(await readAll('udemy', folder))).toEqual(['udemy:1', 'udemy:2']);
    expect(ids(await readAll('udemy', `${folder}/b*.json`))).toEqual(['udemy:2']);
    const packed = file('one.json.gz', gzipSync(JSON.stringify(udemy(3))));
    expect(ids(await readAll('udemy', packed))).toEqual(['udemy:3']);
  });

  it('keeps what stands before a break, and says where it broke', async () => {
    const whole = JSON.stringify({ results: [udemy(1), udemy(2), udemy(3)] });
    const feed = await readAll('udemy', file('cut.json', whole.slice(0, -200)));
    expect(ids(feed)).toEqual(['udemy:1', 'udemy:2']);
    expect(feed.counts.brokenOff).not.toBeNull();
  });

  it('loses one line where one line is broken', async () => {
    const feed = await readAll(
      'udemy',
      file('a.jsonl', `${JSON.stringify(udemy(1))}\n{"id":\n7\n${JSON.stringify(udemy(2))}`),
    );
    expect(ids(feed)).toEqual(['udemy:1', 'udemy:2']);
    expect(
      feed.refused.map(({ at, message }) => [at.split(':').at(-1), message.slice(0, 11)]),
    ).toEqual([
      ['2', 'SyntaxError'],
      ['3', 'Not an obje'],
    ]);
  });

  it('says so when there is no file', async () => {
    expect((await readAll('udemy', join(folder, 'nowhere.json'))).counts.brokenOff).toContain(
      'No file',
    );
  });
});

describe('addresses', () => {
  const page = (numbers: number[], next: string | null) =>
    JSON.stringify({ results: numbers.map(udemy), next });

  it('follows pages, asks again after errors as long as the server says, and names itself', async () => {
    const failures = [429, 503];
    const slept: number[] = [];
    server = await startFeedServer(({ url }, response) => {
      const status = url === '/feed?page=2' ? failures.shift() : undefined;
      if (status !== undefined)
        return void response.writeHead(status, status === 429 ? { 'retry-after': '3' } : {}).end();
      const answers = new Map([
        ['/feed', page([1, 2], '/feed?page=2')],
        ['/feed?page=2', page([3], '/feed?page=3')],
        ['/feed?page=3', page([4], '/feed')],
      ]);
      response.end(answers.get(url ?? ''));
    });
    const sleep = async (ms: number) => slept.push(ms);
    const feed = await readAll('udemy', `${server.origin}/feed`, { sleep });
    expect(ids(feed)).toEqual(['udemy:1', 'udemy:2', 'udemy:3', 'udemy:4']);
    expect(slept[0]).toBe(3000);
    expect(slept[1]).toBeGreaterThan(1000);
    expect([...server.agents]).toEqual(['AularioTest/1']);
  });

  it('finds the institution and instructors of Coursera, which each page links', async () => {
    server = await startFeedServer(({ url }, response) => {
      const number = url === '/feed' ? 1 : 2;
      const linked = {
        'partners.v1': [{ id: '1', name: `Universidad ${number}` }],
        'instructors.v1': [{ id: '2', fullName: `Persona Ejemplo ${number}` }],
      };
      const paging = number === 1 ? { next: '1' } : {};
      response.end(JSON.stringify({ elements: [shape('coursera').good(number)], paging, linked }));
    });
    const { imported } = await readAll('coursera', `${server.origin}/feed`);
    expect(imported.map(({ course }) => [course.institution, course.instructors])).toEqual([
      ['Universidad 1', ['Persona Ejemplo 1']],
      ['Universidad 2', ['Persona Ejemplo 2']],
    ]);
  });

  it('gives up after some tries, at a refusal at once, and never leaves its origin', async () => {
    server = await startFeedServer(({ url }, response) => {
      if (url === '/away') return void response.end(page([1], 'https://elsewhere.example/feed'));
      response.writeHead(url === '/forbidden' ? 403 : 500).end();
    });
    expect(
      (await readAll('udemy', `${server.origin}/broken`, { maxAttempts: 3 })).counts.brokenOff,
    ).toContain('500');
    expect(server.asked).toHaveLength(3);
    expect((await readAll('udemy', `${server.origin}/forbidden`)).counts.brokenOff).toContain(
      '403',
    );
    expect(server.asked).toHaveLength(4);
    expect(ids(await readAll('udemy', `${server.origin}/away`))).toEqual(['udemy:1']);
    expect(server.asked).toHaveLength(5);
  });

  it('goes on after a break where it stopped', async () => {
    let isDown = true;
    server = await startFeedServer(({ url }, response) => {
      if (url === '/feed') return void response.end(page([1], '/feed?page=2'));
      if (isDown) return void response.writeHead(500).end();
      response.end(page([2], null));
    });
    const { origin } = server;
    const read = async () => {
      const counts = noCounts();
      const cache = createPageCache(folder, 'udemy', '2026-11-22');
      const http = { userAgent: 'AularioTest/1', maxAttempts: 1 };
      const found: string[] = [];
      const options = {
        provider: provider('udemy'),
        source: `${origin}/feed`,
        seenOn: '2026-11-22' as const,
        http,
        cache,
      };
      for await (const item of readFeed(options, counts))
        if ('imported' in item) found.push(item.imported.course.id);
      return { found, counts };
    };
    expect((await read()).counts.brokenOff).toContain('500');
    isDown = false;
    expect((await read()).found).toEqual(['udemy:1', 'udemy:2']);
    expect(server.asked).toEqual(['/feed', '/feed?page=2', '/feed?page=2']);
    await read();
    expect(server.asked.at(-2)).toBe('/feed');
  });

  it('follows the pages of Coursera by their number', async () => {
    const course = shape('coursera').good;
    server = await startFeedServer(({ url }, response) => {
      const isFirst = url === '/api?limit=1';
      response.end(
        JSON.stringify({
          elements: [course(isFirst ? 1 : 2)],
          paging: isFirst ? { next: '1', total: 2 } : {},
        }),
      );
    });
    expect(ids(await readAll('coursera', `${server.origin}/api?limit=1`))).toHaveLength(2);
    expect(server.asked).toEqual(['/api?limit=1', '/api?limit=1&start=1']);
  });

  const table =
    'merchant_product_id,product_name,search_price,currency,merchant_deep_link\n7,A title,9.99,USD,https://www.awin1.com/a\n';

  it('downloads a packed table', async () => {
    server = await startFeedServer((_, response) => response.end(gzipSync(table)));
    const feed = await readAll('awin-legacy', `${server.origin}/feed.csv.gz`);
    expect(feed.imported[0]?.course).toMatchObject({
      title: 'A title',
      price: { money: { amount: 999 } },
    });
  });
});

it.each([
  ['120', 120_000],
  ['Sun, 22 Nov 2026 12:00:10 GMT', 10_000],
  ['Sun, 22 Nov 2020 12:00:00 GMT', 0],
  ['99999999', 600_000],
  ['soon', null],
  [null, null],
])('reads Retry-After %j as %j ms', (header, ms) => {
  expect(retryAfterMs(header, Date.parse('2026-11-22T12:00:00Z'))).toBe(ms);
});

it('gives a price to the platform to which a link of an affiliate network leads', async () => {
  const target = encodeURIComponent('https://www.udemy.com/course/git/?ranMID=1');
  const source = file(
    'prices.csv',
    `merchant_product_id,product_name,search_price,currency,merchant_deep_link\n7,Git,9.99,USD,https://click.example/7?url=${target}\n`,
  );
  const options = {
    provider: provider('awin-legacy'),
    source,
    seenOn: '2026-11-22' as const,
    http: { userAgent: '' },
    providerOfHost: (host: string) => (host === 'www.udemy.com' ? provider('udemy') : null),
  };
  const items: FeedItem[] = [];
  for await (const item of readFeed(options, noCounts())) items.push(item);
  expect(items).toMatchObject([
    { imported: { course: { platform: 'udemy', url: 'https://www.udemy.com/course/git/' } } },
  ]);
});

describe('JSON-LD', () => {
  it('reads pages and lists; a platform is the host of its courses', async () => {
    const source = join(import.meta.dirname, '../examples/jsonld');
    const counts = noCounts();
    const found = [];
    const refused = [];
    const options = {
      provider: provider('jsonld'),
      source,
      seenOn: '2026-11-22' as const,
      http: { userAgent: '' },
      providerOfHost: () => null,
    };
    for await (const item of readFeed(options, counts)) {
      if ('imported' in item) found.push(item.imported.course);
      else if ('refusal' in item) refused.push(item.refusal);
    }
    expect(
      found.map(({ platform, title, price, minutes, rating }) => ({
        platform,
        title,
        price,
        minutes,
        rating,
      })),
    ).toEqual([
      {
        platform: 'academia.example',
        title: 'Ejemplo: Bordado',
        price: { kind: 'free', certificate: null },
        minutes: null,
        rating: null,
      },
      {
        platform: 'campus.example',
        title: 'Ejemplo: Finanzas',
        price: { kind: 'unknown' },
        minutes: null,
        rating: null,
      },
      {
        platform: 'academia.example',
        title: 'Ejemplo: Acuarela',
        price: { kind: 'paid', money: { amount: 3900, currency: 'EUR' } },
        minutes: 720,
        rating: 4.7,
      },
    ]);
    expect(refused.map(({ path, message }) => path || message.slice(0, 11))).toEqual([
      'id',
      'SyntaxError',
    ]);
  });
});

it('counts the courses whose characters cannot be decoded', async () => {
  const source = join(folder, 'a.jsonl');
  writeFileSync(source, '{"id":1,"title":"C\uFFFDlculo","url":"https://campus.example/1"}\n');
  const counts = noCounts();
  const campus: Provider = {
    ...provider('jsonld'),
    id: 'campus.example',
    hosts: ['campus.example'],
    importer: 'mapped',
  };
  const options = {
    provider: campus,
    source,
    seenOn: '2026-11-22',
    http: { userAgent: '' },
  } as const;
  for await (const item of readFeed(options, counts)) expect(item).toHaveProperty('imported');
  expect(counts).toMatchObject({ kept: 1, undecoded: 1 });
});
