import { forgetOld, keep, kept } from './cache.ts';
import { type Captured, captureComponent } from './captureComponent.ts';
import type { Components } from './components.ts';
import { changesBetween, type Entries, recordedHashes } from './record.ts';
import { openStorybook } from './storybookBrowser.ts';
import { StoryPage } from './storyPage.ts';

/** They keep two cores busy: half of a story's time is waiting. */
const browserCount = 3;

/** So many components that differ are taken twice; when more do, the code is why. */
const maxRetakes = 3;

export interface Run {
  readonly workspace: string;
  readonly components: Components;
  /** By component, the hash of what its pictures are drawn from. */
  readonly inputs: Entries;
  /** Ends the run after the components that are being captured. */
  readonly signal?: AbortSignal;
}

export const isFailed = ({ failures }: Pick<Captured, 'failures'>) =>
  Object.keys(failures).length > 0;

const isRecorded = (component: string, result: Captured) =>
  !isFailed(result) && changesBetween(recordedHashes(component), result.hashes).length === 0;

/**
 * Captures components in several browsers, in their order, until it is stopped. What was captured of the same inputs is kept:
 * a stopped run goes on where it was, and nothing is taken twice to be accepted.
 */
export async function captureAll(run: Run): Promise<Map<string, Captured>> {
  forgetOld();
  const captured = new Map<string, Captured>();
  const queue = [...run.components];
  let retakes = 0;

  const work = async () => {
    const { browser, close } = await openStorybook(run.workspace);
    let page = await StoryPage.open(browser);
    for (let next = queue.shift(); next && !run.signal?.aborted; next = queue.shift()) {
      const [component, stories] = next;
      const file = `runs/${run.inputs[component]}.json`;
      const known = kept(file);
      if (known) {
        captured.set(component, JSON.parse(known.toString()));
        continue;
      }
      const capture = () => captureComponent(page, stories, recordedHashes(component));
      let result = await capture();
      if (isFailed(result) || (!isRecorded(component, result) && ++retakes <= maxRetakes)) {
        // On a busy machine a page may hang, and a layer be painted late.
        await page.close();
        page = await StoryPage.open(browser);
        result = await capture();
        if (isRecorded(component, result)) {
          console.log(`${component} differed, and did not when it was taken again.`);
        }
      }
      captured.set(component, result);
      if (!isFailed(result)) keep(file, JSON.stringify(result));
    }
    await close();
  };
  await Promise.all(Array.from({ length: Math.min(browserCount, queue.length) }, work));
  return captured;
}
