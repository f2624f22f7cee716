/**
 * `compare [component…]`, `accept component…`, `update`: takes the pictures of the built Storybook's
 * stories, and compares their hashes with the recorded ones or records them. Components whose files are
 * those that their recorded pictures were drawn from are drawn by `update` and `--all` only; `--before`
 * also shows what differing pictures were.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { affectedFirst, baseCommit } from './affected.ts';
import { takeBefore } from './before.ts';
import { captureAll } from './captureAll.ts';
import { knownUnseen, recordUnseen, unseenIn, unseenNotes } from './coverage.ts';
import {
  environmentOf,
  mismatchOf,
  recordEnvironment,
  recordedEnvironment,
} from './environment.ts';
import { changesBetween, hashFolder, orphanFiles, readHashes, writeHashes } from './hashes.ts';
import { inputsOf, recordedInputs, recordInputs } from './inputs.ts';
import { jsonReport } from './jsonReport.ts';
import { forgetPicturesBut, keptPicture, root } from './pictures.ts';
import { type Result, reportPage } from './report.ts';
import { builtComponents, named } from './stories.ts';
import { visualBrowser } from './storybookServer.ts';
import { changedTokens } from './tokens.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    before: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});
const [command = 'compare', ...names] = positionals;
const isWhole = names.length === 0;
/** Whether a component is drawn although nothing of it has changed. */
const drawsUnchanged = !isWhole || values.all || command === 'update';
const storybook = join(root, 'storybook-static');
const reportFolder = join(root, 'reports/visual-report');
const say = (line: string) => process.stdout.write(`${line}\n`);

let isStopped = false;
process.once('SIGINT', () => {
  isStopped = true;
});
process.once('SIGTERM', () => {
  isStopped = true;
});

const isFailed = ({ failures }: Result) => Object.keys(failures).length > 0;
const isChanged = (result: Result) => result.changes.length > 0 || isFailed(result);

async function capture() {
  const built = named(builtComponents(storybook), names);
  const inputs = inputsOf(built, storybook);
  const recorded = recordedInputs();
  const isDrawn = (component: string) =>
    drawsUnchanged || inputs[component] !== recorded[component];
  const drawn = new Map([...built].filter(([component]) => isDrawn(component)));
  if (drawn.size < built.size) {
    say(`${built.size - drawn.size} components are what their pictures were drawn from.`);
  }
  const components = affectedFirst(drawn, storybook);
  const captured = await captureAll({
    storybook,
    components,
    isFresh: values.fresh,
    isStopped: () => isStopped,
  });
  const results = [...captured].map(([component, { hashes, failures }]): Result => {
    const stories = components.get(component) ?? [];
    return {
      component,
      title: stories[0]?.title ?? component,
      names: Object.fromEntries(stories.map(({ id, name }) => [id, name])),
      hashes,
      changes: changesBetween(readHashes(hashFolder, component), hashes),
      failures,
    };
  });
  const isComplete = captured.size === components.size;
  const orphans = isWhole ? orphanFiles(hashFolder, built.keys()) : [];
  const unseen = unseenIn(captured);
  const notes = [
    ...(isComplete
      ? []
      : [
          `Stopped after ${captured.size} of ${components.size} components; run it again to go on.`,
        ]),
    ...orphans.map((file) => `${file} belongs to no component.`),
    // A rule of one component may be seen in the pictures of another.
    ...(isWhole && drawn.size === built.size && isComplete
      ? unseenNotes(knownUnseen(), unseen)
      : []),
  ];
  return { results, isComplete, orphans, unseen, notes, inputs };
}

type Outcome = Awaited<ReturnType<typeof capture>>;

async function report({ results, notes }: Outcome): Promise<void> {
  const changed = results.filter(isChanged);
  for (const { title, changes, failures } of changed) {
    say([`${title}: ${changes.length} pictures differ`, ...Object.values(failures)].join('; '));
  }
  for (const note of notes) say(note);
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  if (changed.length + notes.length === 0) return;
  const page = await reportPage({
    results: changed,
    tokens: changedTokens(baseCommit()),
    notes,
    storybook: process.env['STORYBOOK_URL'] ?? 'http://localhost:6006',
  });
  writeFileSync(join(reportFolder, 'index.html'), page);
  say(`What differs can be seen in ${join(reportFolder, 'index.html')}`);
}

async function compare(): Promise<boolean> {
  const outcome = await capture();
  const { results, notes, isComplete } = outcome;
  const lacking = results.filter(({ changes }) =>
    changes.some(({ before }) => before !== undefined && keptPicture(before) === null),
  );
  if (values.before && lacking.length > 0 && isComplete) {
    say('Building the base commit, to show what the pictures were …');
    await takeBefore(new Set(lacking.map(({ component }) => component)));
  }
  await report(outcome);
  if (isWhole && isComplete) {
    const json = JSON.stringify(jsonReport(results, notes));
    writeFileSync(join(root, 'reports/visual.json'), json);
  }
  const isFine = notes.length === 0 && !results.some(isChanged);
  if (isFine && isWhole && drawsUnchanged) {
    const views = results.flatMap(({ hashes }) => Object.values(hashes));
    forgetPicturesBut(new Set(views.flatMap((view) => Object.values(view))));
  }
  return isFine;
}

/** Pictures of one change belong together: all are recorded, or none. */
async function record(): Promise<boolean> {
  const outcome = await capture();
  await report(outcome);
  if (!outcome.isComplete || outcome.results.some(isFailed)) return false;
  for (const { component, hashes } of outcome.results) writeHashes(hashFolder, component, hashes);
  for (const file of outcome.orphans) rmSync(file);
  if (isWhole) {
    recordEnvironment(environment);
    recordUnseen(outcome.unseen);
  }
  recordInputs(isWhole ? outcome.inputs : { ...recordedInputs(), ...outcome.inputs });
  return true;
}

if (command === 'accept' && isWhole) {
  throw new Error('Name the components to accept; pnpm test:visual:update accepts all.');
}
const browser = await visualBrowser(0);
const environment = environmentOf(browser.version());
await browser.close();
const mismatch = mismatchOf(recordedEnvironment(), environment);
if (mismatch !== null && command !== 'update') {
  // Every picture would differ for no fault of the code.
  say(`No picture was compared. ${mismatch}`);
  process.exit(process.env['CI'] || command === 'accept' ? 1 : 0);
}
process.exit((await (command === 'compare' ? compare() : record())) ? 0 : 1);
