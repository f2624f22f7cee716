import { brotliCompressSync } from 'node:zlib';
import type { CatalogueQuery } from '@aulario/course-data';
import type { Browser, Request } from 'playwright';

/** A fetched file. */
export interface FetchedFile {
  path: string;
  /** The size of its body as served by the emulator. */
  served: number;
  /**
   * The size of its body from a host that compresses texts with brotli 11, and binary files not at
   * all.
   */
  hosted: number;
  encoding: string;
}

/** A visit with empty caches. */
export interface ColdVisit {
  search: readonly FetchedFile[];
  /** The files that the facet counts fetched after that. */
  count: readonly FetchedFile[];
  total: number;
  /** From the worker's start to the results, in milliseconds. */
  milliseconds: number;
}

async function fileOf(request: Request): Promise<FetchedFile> {
  const response = await request.response();
  const body = (await response?.body()) ?? Buffer.alloc(0);
  const { responseBodySize } = await request.sizes();
  const path = new URL(request.url()).pathname.replace('/catalogue/', '');
  return {
    path,
    served: responseBodySize,
    hosted: path.endsWith('.json') ? brotliCompressSync(body).length : body.length,
    encoding: response?.headers()['content-encoding'] ?? 'none',
  };
}

/** Runs in the page: sends requests to the product's worker as the product does. */
async function askWorker({ workerUrl, query }: { workerUrl: string; query: CatalogueQuery }) {
  const begin = performance.now();
  const worker = new Worker(workerUrl, { type: 'module' });
  const { content } = await (await fetch('/catalogue/manifest.json')).json();
  const manifest = { text: JSON.stringify(content) };
  worker.postMessage({ type: 'open', opening: { baseUrl: '/catalogue/', manifest } });
  let id = 0;
  const ask = (kind: 'search' | 'count') => {
    id += 1;
    worker.postMessage({ type: 'ask', id, kind, request: query });
    return new Promise<unknown>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }) => {
        if (data.type === 'error') reject(new Error(data.error.message));
        else resolve(data.value);
      };
    });
  };
  const page = (await ask('search')) as { total: number };
  const milliseconds = performance.now() - begin;
  Object.assign(window, { countFacets: () => ask('count') });
  return { total: page.total, milliseconds };
}

/** Runs the query in a new browser context, then the facet counts. */
export async function coldVisit(
  browser: Browser,
  origin: string,
  query: CatalogueQuery,
): Promise<ColdVisit> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const document = await (await page.goto(origin))?.text();
  const asked: Request[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/catalogue/')) asked.push(request);
  });
  const workerUrl = await workerOf(origin, document ?? '');
  const { total, milliseconds } = await page.evaluate(askWorker, { workerUrl, query });
  const search = await Promise.all(asked.splice(0).map(fileOf));
  await page.evaluate('window.countFacets()');
  const count = await Promise.all(asked.map(fileOf));
  await context.close();
  return { search, count, total, milliseconds };
}

/** Finds the worker's address in the code of the page. */
async function workerOf(origin: string, document: string): Promise<string> {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(document)?.[1] ?? '';
  const code = await (await fetch(origin + script)).text();
  const [worker] = /\/?assets\/catalogueWorker-[\w-]+\.js/.exec(code) ?? [];
  if (worker === undefined) throw new Error('The build names no worker.');
  return `/${worker.replace(/^\//, '')}`;
}
