/** Proves what the visual gate sees. Run by name: it takes minutes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { visualBrowser } from '../browser.ts';
import { contextOptions, prepare } from '../page.ts';
import { type Story, storiesIn } from '../stories.ts';
import { applied, apply, type Change } from './change.ts';
import { colorChanges } from './colorChanges.ts';
import { differences, type Pictures, photograph } from './observe.ts';
import { refactors } from './refactors.ts';
import { caught, type Outcome, type Proof, pageOf, silent } from './report.ts';
import { shapeChanges } from './shapeChanges.ts';
import { stateChanges } from './stateChanges.ts';
import { typeChanges } from './typeChanges.ts';
import { textOf, untilServed, Workshop } from './workshop.ts';

const document = join(import.meta.dirname, '../../../docs/benchmarks/visual-gate.md');
const changes = [...colorChanges, ...typeChanges, ...shapeChanges, ...stateChanges];

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
  { folder }: Workshop,
  change: Change,
  stories: readonly Story[],
): Promise<Pictures> {
  const before = await textOf(change.file);
  const undo = apply(folder, change);
  await untilServed(change.file, before);
  const pictures = await photograph(page, stories);
  const during = await textOf(change.file);
  undo();
  await untilServed(change.file, during);
  return pictures;
}

async function prove(workshop: Workshop, browser: Browser): Promise<Proof> {
  const all = new Map(
    storiesIn((await textOf('index.json')) ?? '').map((story) => [story.id, story]),
  );
  for (const change of [...changes, ...refactors]) {
    storiesOf(change, all);
    applied(readFileSync(join(workshop.folder, change.file), 'utf8'), change);
  }
  const page = await openPage(browser);
  const named = new Set([...changes, ...refactors].flatMap((change) => storiesOf(change, all)));
  const stories = [...named].toSorted((one, other) => one.id.localeCompare(other.id));
  // The server bundles what it meets for the first time, and loads the page again when it does.
  await photograph(page, stories);
  const reference = await photograph(page, stories);

  const outcomeOf = async (change: Change): Promise<Outcome> => {
    const pictures = await observe(page, workshop, change, storiesOf(change, all));
    const differing = await differences(reference, pictures);
    process.stdout.write(`${differing.length} of ${pictures.size} differ: ${change.name}\n`);
    return { change, taken: pictures.size, differing };
  };
  const outcomes: Outcome[] = [];
  for (const change of [...changes, ...refactors]) outcomes.push(await outcomeOf(change));

  const again = await differences(reference, await photograph(page, stories));
  return {
    environment: `Chromium ${browser.version()}, ${cpus().length} cores`,
    changes: outcomes.slice(0, changes.length),
    refactors: outcomes.slice(changes.length),
    control: { taken: reference.size, differing: again.length },
  };
}

const workshop = new Workshop();
try {
  await workshop.open();
  const { channel, ...launch } = await visualBrowser();
  const browser = await chromium.launch({ ...launch, ...(channel ? { channel } : {}) });
  const proof = await prove(workshop, browser);
  await browser.close();
  mkdirSync(dirname(document), { recursive: true });
  writeFileSync(document, pageOf(proof));
  const isProved =
    caught(proof).length === changes.length &&
    silent(proof).length === refactors.length &&
    proof.control.differing === 0;
  process.exitCode = isProved ? 0 : 1;
} finally {
  workshop.close();
}
