/**
 * Proves what the visual gate sees: makes each change of seeds.json in a copy of the workspace and
 * compares the pictures of the stories that show it. Run by name: it takes minutes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { visualBrowser } from '../browser.ts';
import { type Story, storiesIn } from '../stories.ts';
import { contextOptions, prepare } from '../storyPage.ts';
import { applied, apply, type Change, pathOf } from './change.ts';
import { Sandbox, textOf, untilServed } from './sandbox.ts';
import seeds from './seeds.json' with { type: 'json' };
import { differences, type Pictures, photograph } from './storyPictures.ts';

/** Changes that must be seen, one of each kind, and changes of the source that nobody sees. */
const { changes, refactors }: Readonly<Record<keyof typeof seeds, readonly Change[]>> = seeds;
const all = [...changes, ...refactors];

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await prepare(page);
  return page;
}

/** The stories that a change names, all of which there must be. */
function storiesOf(change: Change, all: ReadonlyMap<string, Story>): Story[] {
  return change.stories.map((id) => {
    const story = all.get(id);
    if (!story) throw new Error(`'${change.name}' names ${id}, which is no story`);
    return story;
  });
}

/** Makes a change, photographs what it can be seen in, and takes it back. */
async function observe(
  page: Page,
  { folder }: Sandbox,
  change: Change,
  stories: readonly Story[],
): Promise<Pictures> {
  const before = await textOf(pathOf(change));
  const undo = apply(folder, change);
  await untilServed(pathOf(change), before);
  const pictures = await photograph(page, stories);
  const during = await textOf(pathOf(change));
  undo();
  await untilServed(pathOf(change), during);
  return pictures;
}

/** Resolves with how many expectations were not met. */
async function prove(sandbox: Sandbox, browser: Browser): Promise<number> {
  const index = storiesIn((await textOf('index.json')) ?? '');
  const byId = new Map(index.map((story) => [story.id, story]));
  for (const change of all) {
    storiesOf(change, byId);
    applied(readFileSync(join(sandbox.folder, pathOf(change)), 'utf8'), change);
  }
  const page = await openPage(browser);
  const stories = [...new Set(all.flatMap((change) => storiesOf(change, byId)))];
  // The server bundles what it meets for the first time, and loads the page again when it does.
  await photograph(page, stories);
  const reference = await photograph(page, stories);

  let unmet = 0;
  const tell = (name: string, differing: number, taken: number, isMet: boolean) => {
    if (!isMet) unmet += 1;
    process.stdout.write(
      `${isMet ? 'ok' : 'NOT OK'}: ${differing} of ${taken} pictures differ: ${name}\n`,
    );
  };
  for (const change of all) {
    const pictures = await observe(page, sandbox, change, storiesOf(change, byId));
    const { length } = await differences(reference, pictures);
    tell(change.name, length, pictures.size, changes.includes(change) === length > 0);
  }
  const { length } = await differences(reference, await photograph(page, stories));
  tell('the unchanged workspace, once more', length, reference.size, length === 0);
  return unmet;
}

const sandbox = new Sandbox();
try {
  await sandbox.open();
  const { channel, ...launch } = await visualBrowser();
  const browser = await chromium.launch({ ...launch, ...(channel ? { channel } : {}) });
  process.exitCode = Math.min(await prove(sandbox, browser), 1);
  await browser.close();
} finally {
  sandbox.close();
}
