import { globSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { CatalogueQuery } from '@aulario/course-data';
import type { FromWorker, ToWorker } from '@aulario/course-data/worker';
import type { Browser, Request } from 'playwright';
import { buildFolder } from '../serveProduct.ts';

/** A fetched file. */
export interface FetchedFile {
  path: string;
  /**
   * The size of its body from a host that compresses texts with brotli 11, and binary files not at
   * all.
   */
  bytes: number;
}

/** A visit with empty caches. */
export interface ColdVisit {
  search: readonly FetchedFile[];
  /** The files that the facet counts fetched after that. */
  count: readonly FetchedFile[];
}

async function fileOf(request: Request): Promise<FetchedFile> {
  const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
  const path = new URL(request.url()).pathname.replace('/catalogue/', '');
  return { path, bytes: path.endsWith('.json') ? brotliCompressSync(body).length : body.length };
}

/** Runs in the page: sends requests to the product's worker as the product does. */
async function askWorker({ workerUrl, query }: { workerUrl: string; query: CatalogueQuery }) {
  const worker = new Worker(workerUrl, { type: 'module' });
  const send = (message: ToWorker) => worker.postMessage(message);
  const { content } = await (await fetch('/catalogue/manifest.json')).json();
  const manifest = { text: JSON.stringify(content) };
  send({ type: 'open', init: { baseUrl: '/catalogue/', manifest } });
  let id = 0;
  const ask = (kind: 'search' | 'count') => {
    id += 1;
    send({ type: 'ask', id, kind, request: query });
    return new Promise<unknown>((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'error' || data.type === 'report') reject(new Error(data.error.message));
        else if (data.type === 'answer') resolve(data.value);
      };
    });
  };
  await ask('search');
  Object.assign(window, { countFacets: () => ask('count') });
}

/** Runs the query in a new browser context, then the facet counts. */
export async function coldVisit(
  browser: Browser,
  origin: string,
  query: CatalogueQuery,
): Promise<ColdVisit> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(origin);
  const asked: Request[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/catalogue/')) asked.push(request);
  });
  await page.evaluate(askWorker, { workerUrl: builtWorker(), query });
  const search = await Promise.all(asked.splice(0).map(fileOf));
  await page.evaluate('window.countFacets()');
  const count = await Promise.all(asked.map(fileOf));
  await context.close();
  return { search, count };
}

/** The worker's address: the build has one. */
function builtWorker(): string {
  const [worker] = globSync('assets/catalogueWorker-*.js', { cwd: buildFolder });
  if (worker === undefined) throw new Error('The build has no worker.');
  return `/${worker}`;
}
