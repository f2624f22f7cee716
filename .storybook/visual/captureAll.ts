import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Captured, captureComponent } from './captureComponent.ts';
import { hashFolder, hashOf, readHashes } from './hashes.ts';
import { cacheFolder } from './pictures.ts';
import type { Components, Story } from './stories.ts';
import { serve, visualBrowser } from './storybookServer.ts';
import { StoryPage } from './storyPage.ts';

/** They keep two cores busy: half of a story's time is waiting. */
const browserCount = 3;

/** The folder for what is captured of one build of Storybook by one state of the gate. */
function runFolder(storybook: string): string {
  const files = globSync([join(storybook, '**'), join(import.meta.dirname, '*.ts')], {
    exclude: ['**/{preview-stats,project,quality}.json', '**/visual-report/**'],
    withFileTypes: true,
  })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return join(cacheFolder, 'runs', hashOf(files.map((file) => hashOf(readFileSync(file))).join()));
}

export interface Run {
  readonly storybook: string;
  readonly components: Components;
  /** Whether all is taken again, also what an earlier run has taken of this build. */
  readonly isFresh: boolean;
  readonly isStopped: () => boolean;
}

/**
 * Captures components in several browsers, in their order, until it is stopped. What was captured is kept:
 * a stopped run goes on where it was, and nothing is taken twice to be accepted.
 */
export async function captureAll(run: Run): Promise<Map<string, Captured>> {
  const folder = runFolder(run.storybook);
  mkdirSync(folder, { recursive: true });
  const captured = new Map<string, Captured>();
  const queue: [string, readonly Story[]][] = [];
  for (const [component, stories] of run.components) {
    const file = join(folder, `${component}.json`);
    if (run.isFresh || !existsSync(file)) queue.push([component, stories]);
    else captured.set(component, JSON.parse(readFileSync(file, 'utf8')) as Captured);
  }
  if (queue.length === 0) return captured;

  const server = await serve(run.storybook);
  const work = async () => {
    const browser = await visualBrowser(server.port);
    let page = await StoryPage.open(browser);
    while (!run.isStopped()) {
      const [component, stories] = queue.shift() ?? [];
      if (component === undefined || stories === undefined) break;
      const capture = () => captureComponent(page, stories, readHashes(hashFolder, component));
      const hasFailed = ({ failures }: Captured) => Object.keys(failures).length > 0;
      let result = await capture();
      if (hasFailed(result)) {
        // A page on a busy machine may hang; a story that fails fails again.
        await page.close();
        page = await StoryPage.open(browser);
        result = await capture();
      }
      captured.set(component, result);
      if (hasFailed(result)) continue;
      writeFileSync(join(folder, `${component}.json`), JSON.stringify(result));
    }
    await browser.close();
  };
  await Promise.all(Array.from({ length: Math.min(browserCount, queue.length) }, work));
  await server.close();
  return captured;
}
