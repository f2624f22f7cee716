import { globSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Captured, captureComponent } from './captureComponent.ts';
import type { Story } from './components.ts';
import {
  type Change,
  cacheFolder,
  changesBetween,
  type Entries,
  readIfThere,
  recorded,
  write,
} from './files.ts';
import { openStoryPage, type Storybook, type StoryPage } from './storyPage.ts';

/** So many components that differ are taken twice; when more do, the code is why. */
const maxRetakes = 3;

/** What a run found of one component. */
export interface Result extends Captured {
  readonly component: string;
  readonly stories: readonly Story[];
  /** The pictures that are not the recorded ones. */
  readonly changes: readonly Change[];
}

export const isFailed = ({ failures }: Captured) => Object.keys(failures).length > 0;

export const isRed = (result: Result) => isFailed(result) || result.changes.length > 0;

/** Forgets what was taken a month ago: the pictures of a branch would else stay for ever. */
function forgetOld(): void {
  const monthMs = 30 * 24 * 60 * 60 * 1000;
  for (const file of globSync(join(cacheFolder, '{pictures,runs}/*'))) {
    if (statSync(file).mtimeMs < Date.now() - monthMs) rmSync(file);
  }
}

/**
 * Captures components in their order, until it is stopped. What was captured of the same inputs is kept: a stopped
 * run goes on where it was, and nothing is taken twice to be accepted.
 */
export async function captureAll(
  storybook: Storybook,
  components: readonly (readonly [component: string, stories: readonly Story[]])[],
  inputs: Entries,
): Promise<Result[]> {
  forgetOld();
  const results: Result[] = [];
  let retakes = 0;
  await storybook.each(components, async ([component, stories], page) => {
    const known = recorded(`hashes/${component}`);
    const file = join(cacheFolder, `runs/${inputs[component]}.json`);
    const kept = readIfThere(file);
    const resultOf = (captured: Captured): Result => {
      const changes = changesBetween(known, captured.hashes);
      return { ...captured, component, stories, changes };
    };
    const capture = async (on: StoryPage) => resultOf(await captureComponent(on, stories, known));
    let result = kept ? resultOf(JSON.parse(kept.toString())) : await capture(page);
    if (!kept && (isFailed(result) || (isRed(result) && ++retakes <= maxRetakes))) {
      // On a busy machine a page may hang or crash, and a layer be painted late.
      const why = [...Object.values(result.failures), ...result.changes.map(({ key }) => key)];
      const another = await openStoryPage(page.page.context());
      result = await capture(another);
      await another.page.close();
      if (!isRed(result)) {
        console.log(
          `${component} differed, and did not when it was taken again: ${why.join(', ')}`,
        );
      }
    }
    results.push(result);
    if (!isFailed(result)) write(file, JSON.stringify(result));
  });
  return results.sort((one, other) => (one.component < other.component ? -1 : 1));
}
