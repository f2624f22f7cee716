import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { testBrowser } from '@aulario/workbench/browser';
import { type Browser, chromium } from 'playwright';
import { build, type Rolldown } from 'vite';
import type { EngineHost } from './engineHost.ts';

/** A browser that opens hosts, and the server that they read from. */
export interface BenchBrowser {
  /** Opens a page of its own for an engine, its processor slowed down by the factor. */
  startHost: (engine: string, indexFile: string, slowdown: number) => Promise<EngineHost>;
  version: string;
  close: () => Promise<void>;
}

const indexAddress = (engine: string) => `/index/${encodeURIComponent(engine)}`;

async function bundlePage(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'browserPage.ts'), formats: ['es'] },
    },
  });
  const { output: chunks } = [output].flat()[0] as Rolldown.RolldownOutput;
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

/** Isolated from other origins, a page's clock is exact to five microseconds. */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

async function serve(script: string, indexFiles: Map<string, string>): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const indexFile = indexFiles.get(url);
    if (indexFile !== undefined) response.end(readFileSync(indexFile));
    else if (url === '/page.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    } else {
      const page = '<!doctype html><script type="module" src="/page.js"></script>';
      response.writeHead(200, { 'Content-Type': 'text/html', ...isolation }).end(page);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

async function openHost(
  browser: Browser,
  origin: string,
  engine: string,
  slowdown: number,
): Promise<EngineHost> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => window.bench !== undefined);
  await page.evaluate((name) => window.bench.start(name), engine);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const address = indexAddress(engine);
  return {
    engine,
    load: () => page.evaluate((path) => window.bench.load(path), address),
    memory: async () => {
      await devTools.send('HeapProfiler.collectGarbage');
      const heap = await devTools.send('Runtime.getHeapUsage');
      return heap.usedSize + heap.backingStorageSize;
    },
    ask: (queries) => page.evaluate((all) => window.bench.ask(all), queries),
    close: () => context.close(),
  };
}

/** Starts the browser that the lockfile pins, with every engine in its page. */
export async function startBenchBrowser(): Promise<BenchBrowser> {
  const indexFiles = new Map<string, string>();
  const server = await serve(await bundlePage(), indexFiles);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch(await testBrowser());
  return {
    version: browser.version(),
    startHost: (engine, indexFile, slowdown) => {
      indexFiles.set(indexAddress(engine), indexFile);
      return openHost(browser, `http://127.0.0.1:${port}`, engine, slowdown);
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
