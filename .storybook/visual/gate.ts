/**
 * `compare [component…]`, `accept component…`, `update`: takes the pictures of the built Storybook's
 * stories, and compares their hashes with the recorded ones or records them. Components whose files are
 * those that their recorded pictures were drawn from are drawn by `update` and `--all` only; `--before`
 * also shows what differing pictures were.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { changedTokens, takeBefore } from './base.ts';
import { forgetOthers, kept, root } from './cache.ts';
import { captureAll, isFailed, openStorybook } from './captureAll.ts';
import { builtComponents, inputsOf, named } from './components.ts';
import { type Unseen, unseenIn, unseenNotes } from './coverage.ts';
import { changesBetween, orphanFiles, record, recorded, recordedHashes } from './record.ts';
import { type Result, reportPage } from './report.ts';

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
const say = (line: string) => process.stdout.write(`${line}\n`);

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isStopped = true;
  });
}

const isChanged = (result: Result) => result.changes.length > 0 || isFailed(result);

async function capture() {
  const built = named(builtComponents(root), names);
  const inputs = inputsOf(root, built);
  const known = recorded('inputs');
  const isReached = (component: string) => inputs[component] !== known[component];
  // What a change reaches comes first, and many stories before few.
  const queue = [...built].sort(
    ([one, stories], [other, others]) =>
      Number(isReached(other)) - Number(isReached(one)) || others.length - stories.length,
  );
  const drawsAll = !isWhole || values.all || command === 'update';
  const components = new Map(queue.filter(([component]) => drawsAll || isReached(component)));
  const unchanged = built.size - components.size;
  if (unchanged > 0) say(`${unchanged} components are what their pictures were drawn from.`);
  const captured = await captureAll({
    workspace: root,
    components,
    inputs,
    isFresh: values.fresh,
    isStopped: () => isStopped,
  });
  const results = [...captured].map(([component, { hashes, failures }]): Result => {
    const changes = changesBetween(recordedHashes(component), hashes);
    return { component, stories: components.get(component) ?? [], hashes, failures, changes };
  });
  const isComplete = captured.size === components.size;
  const orphans = isWhole ? orphanFiles(built) : [];
  const unseen = unseenIn(captured);
  const notes = orphans.map((file) => `${file} belongs to no component.`);
  if (!isComplete) {
    notes.push(
      `Stopped after ${captured.size} of ${components.size} components; run it again to go on.`,
    );
  } else if (isWhole && unchanged === 0) {
    // A rule of one component may be seen in the pictures of another.
    notes.push(...unseenNotes(recorded('unseen') as Unseen, unseen));
  }
  return {
    results,
    isComplete,
    isEverything: isWhole && isComplete && unchanged === 0,
    orphans,
    unseen,
    notes,
    inputs,
  };
}

type Outcome = Awaited<ReturnType<typeof capture>>;

/** Writes the page of what differs, and what `pnpm test` reads, in the words of Vitest's report. */
async function report({ results, notes }: Outcome): Promise<boolean> {
  const folder = join(root, 'reports/visual-report');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const changed = results.filter(isChanged);
  const failures = [
    ...changed.map(({ component, changes, failures }) =>
      [`${component}: ${changes.length} pictures differ`, ...Object.values(failures)].join('; '),
    ),
    ...notes,
  ];
  const assertionResults = failures.map((fullName) => ({ fullName, status: 'failed' }));
  const status = failures.length === 0 ? 'passed' : 'failed';
  const numPassedTests = results.length - changed.length;
  const testResults = [{ name: 'visual', status, message: '', assertionResults }];
  writeFileSync(join(root, 'reports/visual.json'), JSON.stringify({ numPassedTests, testResults }));
  for (const line of failures) say(line);
  if (failures.length === 0) return true;
  const storybook = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';
  const page = await reportPage({ results: changed, tokens: changedTokens(), notes, storybook });
  writeFileSync(join(folder, 'index.html'), page);
  say(`What differs can be seen in ${join(folder, 'index.html')}`);
  return false;
}

async function compare(): Promise<boolean> {
  const outcome = await capture();
  const { results, inputs, isComplete, isEverything } = outcome;
  const isLacking = ({ changes }: Result) =>
    changes.some(({ before }) => before !== undefined && kept(`pictures/${before}.png`) === null);
  const lacking = results.filter(isLacking).map(({ component }) => component);
  if (values.before && lacking.length > 0 && isComplete) {
    say('Building the base commit, to show what the pictures were …');
    await takeBefore(new Set(lacking));
  }
  const isFine = await report(outcome);
  if (isFine && isEverything) {
    const hashes = results.flatMap((result) =>
      Object.values(result.hashes).flatMap((views) => Object.values(views)),
    );
    forgetOthers('pictures', new Set(hashes.map((hash) => `${hash}.png`)));
    forgetOthers('runs', new Set(Object.values(inputs).map((input) => `${input}.json`)));
  }
  return isFine;
}

/** Pictures of one change belong together: all are recorded, or none. */
async function accept(): Promise<boolean> {
  const outcome = await capture();
  const { results, isComplete, orphans, inputs, unseen } = outcome;
  await report(outcome);
  if (!isComplete || results.some(isFailed)) return false;
  for (const { component, hashes } of results) record(`hashes/${component}`, hashes);
  for (const file of orphans) rmSync(file);
  record('inputs', isWhole ? inputs : { ...recorded('inputs'), ...inputs });
  if (isWhole) {
    record('environment', environment);
    record('unseen', unseen);
  }
  return true;
}

if (command === 'accept' && isWhole) {
  throw new Error('Name the components to accept; pnpm test:visual:update accepts all.');
}
const { browser, close } = await openStorybook(root);
/** What pixels depend on besides the code: pictures can be compared only where it is equal. */
const environment = { browser: browser.version(), platform: `${process.platform}-${process.arch}` };
await close();
const takenWith = recorded('environment');
if (command !== 'update' && !isDeepStrictEqual(takenWith, environment)) {
  // Every picture would differ for no fault of the code.
  say(`No picture was compared: they were taken with ${Object.values(takenWith).join(', ')}.`);
  process.exit(process.env['CI'] || command === 'accept' ? 1 : 0);
}
process.exit((await (command === 'compare' ? compare() : accept())) ? 0 : 1);
