import type { Page } from '@playwright/test';
import { difference } from '../difference.ts';
import { read } from '../picture.ts';
import { sha256 } from '../sheetManifest.ts';
import type { Story } from '../stories.ts';
import { StoryScreenshots } from '../storyScreenshots.ts';
import { origin } from './sandbox.ts';

/** The pictures of some stories by story and view. */
export type Pictures = ReadonlyMap<string, Buffer>;

/** Reloads the stories and photographs them in all their views. */
export async function photograph(page: Page, stories: readonly Story[]): Promise<Pictures> {
  const screenshots = new StoryScreenshots(page, origin);
  const pictures = new Map<string, Buffer>();
  for (const story of stories) {
    for await (const { view, picture } of screenshots.capture(story)) {
      pictures.set(`${story.id} ${view.name}`, picture);
    }
  }
  // The next edit would change a page that is still open.
  await page.goto('about:blank');
  return pictures;
}

/** What differs between pictures, as the gate would say it. */
export async function differences(before: Pictures, after: Pictures) {
  const found: string[] = [];
  for (const [name, picture] of after) {
    const reference = before.get(name);
    if (!reference) throw new Error(`There is no reference of ${name}`);
    if (sha256(reference) === sha256(picture)) continue;
    const differing = difference(await read(reference), await read(picture));
    if (differing) found.push(differing.summary);
  }
  return found;
}
