/**
 * Mutation tests of the visual gate: applies each mutation of mutations.ts in a copy of the workspace
 * and compares the screenshots of the stories that show it. Run by name: it takes minutes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { visualBrowser } from '../browser.ts';
import { type Story, storiesIn } from '../stories.ts';
import { contextOptions, prepare } from '../storyPage.ts';
import { capture, differences, type Pictures } from './captureStories.ts';
import { applied, apply, type Mutation, pathOf } from './mutation.ts';
import { mutations, refactors } from './mutations.ts';
import { Sandbox, textOf, untilServed } from './sandbox.ts';

const all = [...mutations, ...refactors];

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  await prepare(page);
  return page;
}

/** The stories that a mutation names; each must exist. */
function storiesOf(mutation: Mutation, all: ReadonlyMap<string, Story>): Story[] {
  return mutation.stories.map((id) => {
    const story = all.get(id);
    if (!story) throw new Error(`'${mutation.name}' names ${id}, which is no story`);
    return story;
  });
}

/** Applies a mutation, captures its stories, and reverts it. */
async function observe(
  page: Page,
  { folder }: Sandbox,
  mutation: Mutation,
  stories: readonly Story[],
): Promise<Pictures> {
  const before = await textOf(pathOf(mutation));
  const undo = apply(folder, mutation);
  await untilServed(pathOf(mutation), before);
  const pictures = await capture(page, stories);
  const during = await textOf(pathOf(mutation));
  undo();
  await untilServed(pathOf(mutation), during);
  return pictures;
}

/** Resolves with the number of unmet expectations. */
async function prove(sandbox: Sandbox, browser: Browser): Promise<number> {
  const index = storiesIn((await textOf('index.json')) ?? '');
  const byId = new Map(index.map((story) => [story.id, story]));
  for (const mutation of all) {
    storiesOf(mutation, byId);
    applied(readFileSync(join(sandbox.folder, pathOf(mutation)), 'utf8'), mutation);
  }
  const page = await openPage(browser);
  const stories = [...new Set(all.flatMap((mutation) => storiesOf(mutation, byId)))];
  // The server bundles new modules on their first request, and reloads the page then.
  await capture(page, stories);
  const reference = await capture(page, stories);

  let unmet = 0;
  const tell = (name: string, differing: number, taken: number, isMet: boolean) => {
    if (!isMet) unmet += 1;
    process.stdout.write(
      `${isMet ? 'ok' : 'NOT OK'}: ${differing} of ${taken} pictures differ: ${name}\n`,
    );
  };
  for (const mutation of all) {
    const pictures = await observe(page, sandbox, mutation, storiesOf(mutation, byId));
    const { length } = await differences(reference, pictures);
    tell(mutation.name, length, pictures.size, mutations.includes(mutation) === length > 0);
  }
  const { length } = await differences(reference, await capture(page, stories));
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
