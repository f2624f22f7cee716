import { afterEach, expect, it, vi } from 'vitest';
import { type FeedServer, startFeedServer } from '../testing/feedServer.ts';
import { readAll } from '../testing/readAll.ts';

let server: FeedServer | null = null;
afterEach(() => server?.close());

const table =
  'merchant_product_id,product_name,search_price,currency,merchant_deep_link\n7,A title,9.99,USD,https://www.awin1.com/a\n';

it('does not wait for ever for an answer that does not come', async () => {
  server = await startFeedServer(() => undefined);
  const feed = await readAll('udemy', `${server.origin}/slow`, { timeoutMs: 50, maxAttempts: 2 });
  expect(feed.counts.brokenOff).toContain('timeout');
});

it('downloads again what breaks off', async () => {
  let attempts = 0;
  server = await startFeedServer((_, response) => {
    attempts += 1;
    response.writeHead(200, { 'content-length': table.length });
    response.write(table.slice(0, 99));
    if (attempts === 1) setTimeout(() => response.destroy(), 20);
    else response.end(table.slice(99));
  });
  const feed = await readAll('awin-legacy', `${server.origin}/feed.csv`);
  expect(feed.counts.brokenOff).toBeNull();
  expect(feed.imported).toHaveLength(1);
  expect(attempts).toBe(2);
});

it('waits for a download as long as it goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const parts = Array.from({ length: 10 }, (_, part) => table.slice(part * 20, (part + 1) * 20));
  const slowly: typeof fetch = async (_, init) => {
    const body = new ReadableStream({
      pull: (controller) => {
        vi.advanceTimersByTime(40_000);
        const part = parts.shift();
        if (init?.signal?.aborted) controller.error(init.signal.reason);
        else if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
    return new Response(body);
  };
  const feed = await readAll('awin-legacy', 'https://a.example/feed.csv', { fetch: slowly });
  vi.useRealTimers();
  expect(feed.counts.brokenOff).toBeNull();
  expect(feed.imported).toHaveLength(1);
});
