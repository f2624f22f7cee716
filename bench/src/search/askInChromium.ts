import { fileURLToPath } from 'node:url';
import { testBrowser } from '@aulario/dev-tools/browser';
import { chromium } from 'playwright';
import { build } from 'vite';
import type { BenchQuery } from './benchEngine.ts';

/** The engine as one module. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@aulario/search'));
  const lib = { entry, formats: ['es' as const] };
  const built = await build({ logLevel: 'warn', build: { write: false, lib } });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : [];
  return output[0]?.type === 'chunk' ? output[0].code : '';
}

/** Runs in the page. The least time of each query in ms. */
async function ask({ queries, passes }: { queries: readonly BenchQuery[]; passes: number }) {
  const module = '/search.js';
  const { openIndex }: typeof import('@aulario/search') = await import(module);
  const index = openIndex(new Uint8Array(await (await fetch('/index')).arrayBuffer()));
  const times = queries.map(() => Number.POSITIVE_INFINITY);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const [place, { text, language }] of queries.entries()) {
      const start = performance.now();
      (await index.search(text, { language: language ?? undefined })).rank(0, 5);
      times[place] = Math.min(times[place] ?? 0, performance.now() - start);
    }
  }
  return times;
}

/** Asks an index in Chromium; returns the least time of each query in ms. */
export async function askInChromium(
  index: Uint8Array,
  queries: readonly BenchQuery[],
  passes: number,
): Promise<number[]> {
  const code = await bundle();
  const browser = await chromium.launch(await testBrowser());
  const page = await browser.newPage();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/index') return route.fulfill({ body: Buffer.from(index) });
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '' });
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
  await page.goto('https://bench.invalid/');
  const times = await page.evaluate(ask, { queries: [...queries], passes });
  await browser.close();
  return times;
}
