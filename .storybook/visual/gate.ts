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
import { kept, root } from './cache.ts';
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
  onUnsteady: (component) => say(`${component} differed, and did not when it was taken again.`),
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

const lacking = results.filter(({ changes }) =>
  changes.some(({ before }) => before !== undefined && kept(`pictures/${before}.png`) === null),
);
if (values.before && isComplete && lacking.length > 0) {
  say('Building the base commit, to show what the pictures were …');
  await takeBefore(new Set(lacking.map(({ component }) => component)));
}

const changed = results.filter((result) => result.changes.length > 0 || isFailed(result));
const failed = changed.map(({ component, changes, failures }) =>
  [`${component}: ${changes.length} pictures differ`, ...Object.values(failures)].join('; '),
);
for (const line of [...failed, ...notes]) say(line);
const isFine = failed.length + notes.length === 0;
const folder = join(root, 'reports/visual-report');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// In the words of Vitest's report, which `pnpm test` reads.
const report = {
  numPassedTests: results.length - changed.length,
  testResults: [
    {
      name: 'visual',
      status: isFine ? 'passed' : 'failed',
      message: '',
      assertionResults: [...failed, ...notes].map((fullName) => ({ fullName, status: 'failed' })),
    },
  ],
};
writeFileSync(join(root, 'reports/visual.json'), JSON.stringify(report));
if (!isFine) {
  const storybook = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';
  const page = await reportPage({ results: changed, tokens: changedTokens(), notes, storybook });
  writeFileSync(join(folder, 'index.html'), page);
  say(`What differs can be seen in ${join(folder, 'index.html')}`);
}
if (command === 'compare') process.exit(isFine ? 0 : 1);

// Pictures of one change belong together: all are recorded, or none.
if (!isComplete || results.some(isFailed)) process.exit(1);
for (const { component, hashes } of results) record(`hashes/${component}`, hashes);
for (const file of orphans) rmSync(file);
record('inputs', isWhole ? inputs : { ...recorded('inputs'), ...inputs });
if (isWhole) {
  record('environment', environment);
  record('unseen', unseen);
}
process.exit(0);
