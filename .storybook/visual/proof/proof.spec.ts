import { expect, type Page, test } from '@playwright/test';
import { difference } from '../difference.ts';
import { read } from '../picture.ts';
import { type Story, storiesIn } from '../stories.ts';
import { prepare } from '../storyPage.ts';
import { StoryScreenshots } from '../storyScreenshots.ts';
import { apply, type Change, origin, pathOf } from './change.ts';
import seeds from './seeds.json' with { type: 'json' };

/** Changes that must be seen, one of each kind, and changes of the source that nobody sees. */
const { changes, refactors }: Readonly<Record<keyof typeof seeds, readonly Change[]>> = seeds;
const photographed = new Set([...changes, ...refactors].flatMap(({ stories }) => stories));

/** Pictures of stories, by story and view. */
type Pictures = ReadonlyMap<string, Buffer>;

let stories: readonly Story[];
let reference: Pictures;

const textOf = async (path: string) => (await fetch(`${origin}/${path}`)).text();

/** Reloads some stories and photographs them in all their views. */
async function photograph(page: Page, ids: Iterable<string>): Promise<Pictures> {
  await prepare(page);
  const screenshots = new StoryScreenshots(page, origin);
  const pictures = new Map<string, Buffer>();
  for (const id of ids) {
    const story = stories.find((one) => one.id === id);
    if (!story) throw new Error(`${id} is no story`);
    for await (const { view, picture } of screenshots.capture(story)) {
      pictures.set(`${id} ${view.name}`, picture);
    }
  }
  await page.close();
  return pictures;
}

/** What differs from the reference, as the gate would say it. */
async function differences(pictures: Pictures): Promise<string[]> {
  const found: string[] = [];
  for (const [name, picture] of pictures) {
    const before = await read(reference.get(name) ?? Buffer.alloc(0));
    const differing = difference(before, await read(picture));
    if (differing) found.push(`${name}: ${differing.summary}`);
  }
  return found;
}

/** Makes a change or takes it back, and waits until the server gives out another text. */
async function whenServed<Result>(change: Change, act: () => Result): Promise<Result> {
  const before = await textOf(pathOf(change));
  const result = act();
  await expect.poll(() => textOf(pathOf(change)), { timeout: 60_000 }).not.toBe(before);
  return result;
}

async function seen(page: Page, change: Change): Promise<string[]> {
  const undo = await whenServed(change, () => apply(change));
  const pictures = await photograph(page, change.stories);
  await whenServed(change, undo);
  return differences(pictures);
}

test.beforeAll(async ({ browser, contextOptions }) => {
  stories = storiesIn(await textOf('index.json'));
  const context = await browser.newContext(contextOptions);
  // The server bundles what it meets for the first time, and loads the page again when it does.
  await photograph(await context.newPage(), photographed);
  reference = await photograph(await context.newPage(), photographed);
  await context.close();
});

for (const change of changes) {
  test(`is seen: ${change.name}`, async ({ page }) => {
    expect(await seen(page, change)).not.toEqual([]);
  });
}

for (const change of refactors) {
  test(`is silent: ${change.name}`, async ({ page }) => {
    expect(await seen(page, change)).toEqual([]);
  });
}

test('is silent: the unchanged workspace, once more', async ({ page }) => {
  expect(await differences(await photograph(page, photographed))).toEqual([]);
});
