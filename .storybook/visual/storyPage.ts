import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Request } from 'playwright';
import { build, preview, type Rolldown } from 'vite';
import { testBrowser } from '../../packages/dev-tools/src/browser.ts';
import { hashOf, pictureFile, write } from './files.ts';
import type { Mode, Size } from './inPage.ts';

type InPage = typeof import('./inPage.ts');

/** They keep two cores busy: half of a story's time is waiting. */
const browserCount = 3;

/** So many pictures are taken when no two in a row are equal. */
const maxTries = 6;

/** A story waits no longer for the files that it has asked for, which are looked for so often. */
const filesTimeoutMs = 5000;
const pollMs = 10;

/** A stopped run ends what it has begun, and writes its report. */
let isStopped = false;
process.once('SIGINT', () => {
  isStopped = true;
});

/** `inPage.ts` as a script that runs in a page before anything else does. */
export async function inPageScript(): Promise<string> {
  const lib = {
    entry: join(import.meta.dirname, 'inPage.ts'),
    name: 'inPage',
    formats: ['iife' as const],
  };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return `${output[0].code}; globalThis.inPage = inPage;`;
}

/**
 * Serves a workspace's built Storybook on any free port, and opens browsers for it. Addresses are part of some
 * pictures, so they do not name the port. With the flags pixels are deterministic: a part that is repainted after a
 * change can differ from the whole painted at once, and the fastest code paths differ between processors.
 */
export async function openStorybook(workspace: string) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: join(workspace, 'storybook-static') },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  const content = await inPageScript();
  const { args, ...launch } = await testBrowser();
  const flags = ['--disable-partial-raster', '--disable-skia-runtime-opts'];
  const hosts = `--host-resolver-rules=MAP storybook.localhost:80 127.0.0.1:${port}`;
  const open = async () => {
    const context = await chromium.launchPersistentContext('', {
      ...launch,
      args: [...args, ...flags, hosts],
      handleSIGINT: false,
      baseURL: 'http://storybook.localhost',
      locale: 'es-ES',
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
    });
    await context.clock.setFixedTime('2026-11-02T10:00:00Z');
    await context.addInitScript({ content });
    return openStoryPage(context);
  };
  const pages = await Promise.all(Array.from({ length: browserCount }, open));
  return {
    /** What pixels depend on besides the code: pictures can be compared only where it is equal. */
    environment: {
      browser: pages[0]?.page.context().browser()?.version(),
      platform: `${process.platform}-${process.arch}`,
    },
    /** Does the work for one after the other, each on the next page that is free, until it is stopped. */
    each: async <Item>(
      items: readonly Item[],
      work: (item: Item, page: StoryPage) => Promise<void>,
    ) => {
      const queue = items.values();
      const workers = pages.map(async (page) => {
        for (const item of queue) if (!isStopped) await work(item, page);
      });
      await Promise.all(workers);
    },
    close: async () => {
      await Promise.all(pages.map(({ page }) => page.context().close()));
      await server.close();
    },
  };
}

export type Storybook = Awaited<ReturnType<typeof openStorybook>>;

/** Opens a page in which nothing changes the pixels but its story; it shows one after another. */
export async function openStoryPage(context: BrowserContext) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let [isLoaded, media, size] = [false, '', { width: 0, height: 0 }];

  const requests = new Set<Request>();
  const end = (request: Request) => requests.delete(request);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  /** Loads Storybook without a story: a page that is still loading has no fonts and no focus. */
  const load = async () => {
    // Axe would only cost time here: the story tests run it. Without an id Storybook reads no globals.
    await page.goto('/iframe.html?id=none&viewMode=story&globals=a11y.manual:!true');
    await page.waitForFunction(() => document.body.matches('.sb-show-errordisplay'));
    await page.evaluate(async () => {
      // Those that stand for a missing file are looked for on the machine.
      await Promise.allSettled([...document.fonts].map((font) => font.load()));
    });
  };

  /** Sends the browser what has changed; sending the rest would cost a frame. */
  const emulate = async (mode: Mode, { width, height }: Size) => {
    if (width !== size.width || height !== size.height) {
      size = { width, height };
      await page.setViewportSize(size);
    }
    const present = mode === 'dark' || mode === 'forced' ? mode : 'light';
    if (present === media) return;
    media = present;
    await page.emulateMedia({
      colorScheme: mode === 'dark' ? 'dark' : 'light',
      forcedColors: mode === 'forced' ? 'active' : 'none',
    });
  };

  /** Calls a function of `inPage.ts` by the protocol itself: Playwright would look at each value that it returns. */
  const run = async <Name extends keyof InPage>(
    name: Name,
    ...values: Parameters<InPage[Name]>
  ) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `inPage.${name}(...${JSON.stringify(values)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value as Awaited<ReturnType<InPage[Name]>>;
  };

  /** Waits until the story is still and has the files that it has asked for, which may change it; false if it moves on. */
  const settle = async (): Promise<boolean> => {
    const isStill = await run('settle', size.width);
    if (requests.size === 0) return isStill;
    const endMs = performance.now() + filesTimeoutMs;
    while (requests.size > 0 && performance.now() < endMs) await pause(pollMs);
    return settle();
  };

  /** Asks the browser itself for the whole page: it can write a PNG in a third of the usual time. */
  const shoot = async (mode: Mode) => {
    const { data } = await session.send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      // It lays the page out twice more.
      captureBeyondViewport: await run('dress', mode, size.width),
    });
    const picture = Buffer.from(data, 'base64');
    return { hash: hashOf(picture), picture };
  };

  return {
    page,
    inspect: () => run('inspect'),
    /** Mounts a story again at a size: a layout may keep its first width. After one that fails the page is reloaded. */
    mount: async (id: string, at: Size) => {
      await emulate('light', at);
      if (!isLoaded) await load();
      isLoaded = false;
      const failure = await run('mount', id, at.width);
      const isStill = await settle();
      if (failure !== null) throw new Error(failure);
      if (!isStill) throw new Error('It never becomes still.');
      isLoaded = true;
      return run('inspect');
    },
    /** Changes the size of the story in place, and says what holds when it has followed. */
    resize: async (to: Size) => {
      await emulate('light', to);
      await settle();
      return run('arrangement');
    },
    /**
     * Takes a picture, keeps it, and says its hash.
     *
     * The browser may paint layers below the window, such as a sill beside a sticky wall, only after it
     * has returned the picture, on a busy machine much later. So one counts when it is the expected one
     * or equals the one before, which was taken as long ago as a picture takes.
     */
    picture: async (mode: Mode, expectedHash: string | undefined) => {
      await emulate(mode, size);
      const startMs = performance.now();
      let taken = await shoot(mode);
      const tookMs = performance.now() - startMs;
      for (let tries = 1; tries < maxTries && taken.hash !== expectedHash; tries += 1) {
        await pause(tookMs);
        const next = await shoot(mode);
        if (next.hash === taken.hash) break;
        taken = next;
      }
      const file = pictureFile(taken.hash);
      if (!existsSync(file)) write(file, taken.picture);
      return taken.hash;
    },
  };
}

export type StoryPage = Awaited<ReturnType<typeof openStoryPage>>;
