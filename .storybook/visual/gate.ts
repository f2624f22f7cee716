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
import { captureAll, isFailed } from './captureAll.ts';
import { builtComponents, inputsOf, named } from './components.ts';
import { unseenIn, unseenNotes } from './coverage.ts';
import { changesBetween, orphanFiles, record, recorded, recordedHashes } from './record.ts';
import { type Result, writeReport } from './report.ts';
import { openStorybook } from './storybookBrowser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, before: { type: 'boolean' } },
});
const [command = 'compare', ...names] = positionals;
const isWhole = names.length === 0;
if (command === 'accept' && isWhole) {
  throw new Error('Name the components to accept; pnpm test:visual:update accepts all.');
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());

const { browser, close } = await openStorybook(root);
/** What pixels depend on besides the code: pictures can be compared only where it is equal. */
const environment = { browser: browser.version(), platform: `${process.platform}-${process.arch}` };
await close();
const takenWith = recorded('environment');
if (command !== 'update' && !isDeepStrictEqual(takenWith, environment)) {
  // Every picture would differ for no fault of the code.
  console.log(
    `No picture was compared: they were taken with ${Object.values(takenWith).join(', ')}.`,
  );
  process.exit(process.env['CI'] || command === 'accept' ? 1 : 0);
}

const built = named(builtComponents(root), names);
const inputs = inputsOf(root, built);
const known = recorded('inputs');
const isAffected = (component: string) => inputs[component] !== known[component];
const drawsAll = !isWhole || values.all || command === 'update';
// What a change affects comes first, and many stories before few.
const components = new Map(
  [...built]
    .filter(([component]) => drawsAll || isAffected(component))
    .sort(
      ([one, stories], [other, others]) =>
        Number(isAffected(other)) - Number(isAffected(one)) || others.length - stories.length,
    ),
);
const unchanged = built.size - components.size;
if (unchanged > 0) console.log(`${unchanged} components are what their pictures were drawn from.`);

const captured = await captureAll({ workspace: root, components, inputs, signal: stop.signal });
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
  notes.push(...unseenNotes(recorded('unseen'), unseen));
}

const changed = results.filter((result) => result.changes.length > 0 || isFailed(result));
const lacking = changed.filter(({ changes }) =>
  changes.some(({ before }) => before !== undefined && kept(`pictures/${before}.png`) === null),
);
if (values.before && isComplete && lacking.length > 0) {
  console.log('Building the base commit, to show what the pictures were …');
  await takeBefore(new Set(lacking.map(({ component }) => component)));
}

const problems = [
  ...changed.map(({ component, changes, failures }) =>
    [`${component}: ${changes.length} pictures differ`, ...Object.values(failures)].join('; '),
  ),
  ...notes,
];
for (const line of problems) console.log(line);
const isFine = problems.length === 0;
const folder = join(root, 'reports/visual-report');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
if (!isFine) {
  const storybook = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';
  await writeReport(folder, { results: changed, tokens: changedTokens(), notes, storybook });
  console.log(`What differs can be seen in ${join(folder, 'index.html')}`);
}
// In the words of Vitest's report, which `pnpm test` reads.
const assertionResults = problems.map((fullName) => ({ fullName, status: 'failed' }));
const test = {
  name: 'visual',
  status: isFine ? 'passed' : 'failed',
  message: '',
  assertionResults,
};
const report = { numPassedTests: results.length - changed.length, testResults: [test] };
writeFileSync(join(root, 'reports/visual.json'), JSON.stringify(report));
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
