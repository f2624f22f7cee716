import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { testBrowser } from '../../packages/dev-tools/src/browser.ts';
import { forgetOld, keep, kept } from './cache.ts';
import { type Captured, captureComponent } from './captureComponent.ts';
import type { Components, Story } from './components.ts';
import { changesBetween, recordedHashes } from './record.ts';
import { StoryPage } from './storyPage.ts';

/** They keep two cores busy: half of a story's time is waiting. */
const browserCount = 3;

/** So many components that differ are taken twice; when more do, the code is why. */
const maxRetakes = 3;

/**
 * Serves a workspace's built Storybook on any free port, and opens the tests' browser for it. Addresses are part
 * of some pictures, so they do not name the port. With these flags pixels are deterministic: a part that is repainted
 * after a change can differ from the whole painted at once, and the fastest code paths differ between processors.
 */
export async function openStorybook(workspace: string) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: join(workspace, 'storybook-static') },
    // Each component begins on a new page, which would else ask for every file again.
    preview: { host: '127.0.0.1', port: 0, headers: { 'Cache-Control': 'max-age=3600' } },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const { args, ...launch } = await testBrowser();
  const hosts = `--host-resolver-rules=MAP storybook.localhost:80 127.0.0.1:${address.port}`;
  const browser = await chromium.launch({
    ...launch,
    // A stopped run ends with its report: the browser stays until then.
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [...args, '--disable-partial-raster', '--disable-skia-runtime-opts', hosts],
  });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { browser, close };
}

export interface Run {
  readonly workspace: string;
  readonly components: Components;
  /** By component, the hash of what its pictures are drawn from. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Whether all is taken again, also what an earlier run has taken. */
  readonly isFresh?: boolean;
  readonly isStopped?: () => boolean;
  /** Called with each component whose second pictures are those that were expected. */
  readonly onUnsteady?: (component: string) => void;
}

export const isFailed = ({ failures }: Pick<Captured, 'failures'>) =>
  Object.keys(failures).length > 0;

const isRecorded = (component: string, { hashes, failures }: Captured) =>
  !isFailed({ failures }) && changesBetween(recordedHashes(component), hashes).length === 0;

/**
 * Captures components in several browsers, in their order, until it is stopped. What was captured of the same inputs is kept:
 * a stopped run goes on where it was, and nothing is taken twice to be accepted.
 */
export async function captureAll(run: Run): Promise<Map<string, Captured>> {
  forgetOld();
  const captured = new Map<string, Captured>();
  const queue: [string, readonly Story[]][] = [];
  const fileOf = (component: string) => `runs/${run.inputs[component]}.json`;
  for (const [component, stories] of run.components) {
    const known = run.isFresh ? null : kept(fileOf(component));
    if (known === null) queue.push([component, stories]);
    else captured.set(component, JSON.parse(known.toString()));
  }

  let retakes = 0;
  const work = async () => {
    const { browser, close } = await openStorybook(run.workspace);
    let page = await StoryPage.open(browser);
    for (let next = queue.shift(); next && !run.isStopped?.(); next = queue.shift()) {
      const [component, stories] = next;
      const capture = () => captureComponent(page, stories, recordedHashes(component));
      let result = await capture();
      if (isFailed(result) || (!isRecorded(component, result) && ++retakes <= maxRetakes)) {
        // On a busy machine a page may hang, and a layer be painted late.
        await page.close();
        page = await StoryPage.open(browser);
        result = await capture();
        if (isRecorded(component, result)) run.onUnsteady?.(component);
      }
      captured.set(component, result);
      if (!isFailed(result)) keep(fileOf(component), JSON.stringify(result));
    }
    await close();
  };
  await Promise.all(Array.from({ length: Math.min(browserCount, queue.length) }, work));
  return captured;
}
