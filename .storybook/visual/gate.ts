/**
 * `compare [component…]`, `accept component…`, `update`: takes the pictures of the built Storybook's
 * stories, and compares their hashes with the recorded ones or records them. Components whose files are
 * those that their recorded pictures were drawn from are drawn by `update` and `--all` only; `--before`
 * also shows what differing pictures were.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { changedTokens, takeBefore } from './base.ts';
import { captureAll, isFailed, isRed } from './captureAll.ts';
import { builtComponents, inputsOf, named } from './components.ts';
import { unseenIn, unseenNotes } from './coverage.ts';
import { pictureFile, readIfThere, record, recorded, root, write } from './files.ts';
import { writeReport } from './report.ts';
import { openStorybook } from './storyPage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, before: { type: 'boolean' } },
});
const [command = 'compare', ...names] = positionals;
const isWhole = names.length === 0;
if (command === 'accept' && isWhole) {
  throw new Error('Name the components to accept; pnpm test:visual:update accepts all.');
}

const storybook = await openStorybook(root);
const takenWith = recorded('environment');
if (command !== 'update' && !isDeepStrictEqual(takenWith, storybook.environment)) {
  // Every picture would differ for no fault of the code.
  const browser = Object.values(takenWith).join(', ');
  console.log(`No picture was compared: they were taken with ${browser}.`);
  process.exit(process.env['CI'] || command === 'accept' ? 1 : 0);
}

const built = named(builtComponents(root), names);
const inputs = inputsOf(root, built);
const known = recorded('inputs');
const isAffected = (component: string) => inputs[component] !== known[component];
const drawsAll = !isWhole || values.all || command === 'update';
// What a change affects comes first, and what takes long: whole visits, screens, many stories.
const longest = ['patterns', 'screens', 'flows'];
const lengthOf = (component: string) => longest.indexOf(component.replace(/-.*/, ''));
const components = [...built]
  .filter(([component]) => drawsAll || isAffected(component))
  .sort(
    ([one, stories], [other, others]) =>
      Number(isAffected(other)) - Number(isAffected(one)) ||
      lengthOf(other) - lengthOf(one) ||
      others.length - stories.length,
  );
const unchanged = built.size - components.length;
if (unchanged > 0) console.log(`${unchanged} components are what their pictures were drawn from.`);

const results = await captureAll(storybook, components, inputs);
await storybook.close();
const isComplete = results.length === components.length;
const red = results.filter(isRed);
const unseen = unseenIn(results);
const orphans = globSync(join(import.meta.dirname, 'hashes/*.json')).filter(
  (file) => isWhole && !built.has(basename(file, '.json')),
);
const notes = orphans.map((file) => `${file} belongs to no component.`);
if (!isComplete) {
  notes.push(
    `Stopped after ${results.length} of ${components.length} components; run it again to go on.`,
  );
} else if (isWhole && unchanged === 0) {
  // A rule of one component may be seen in the pictures of another.
  notes.push(...unseenNotes(recorded('unseen'), unseen));
}
const lacking = red.filter(({ changes }) =>
  changes.some(({ before }) => before && !readIfThere(pictureFile(before))),
);
if (values.before && isComplete && lacking.length > 0) {
  await takeBefore(lacking.map(({ component }) => component));
}

const problems = [
  ...red.map(({ component, changes, failures }) =>
    [`${component}: ${changes.length} pictures differ`, ...Object.values(failures)].join('; '),
  ),
  ...notes,
];
for (const line of problems) console.log(line);
const folder = join(root, 'reports/visual-report');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
if (problems.length > 0) {
  await writeReport(folder, red, changedTokens(), notes);
  console.log(`What differs can be seen in ${join(folder, 'index.html')}`);
}
// In the words of Vitest's report, which `pnpm test` reads.
const assertionResults = problems.map((fullName) => ({ fullName, status: 'failed' }));
const testResults = [{ name: 'visual', assertionResults }];
const report = { numPassedTests: results.length - red.length, testResults };
write(join(root, 'reports/visual.json'), JSON.stringify(report));

// Pictures of one change belong together: all are recorded, or none.
if (command !== 'compare' && isComplete && !results.some(isFailed)) {
  for (const { component, hashes } of results) record(`hashes/${component}`, hashes);
  for (const file of orphans) rmSync(file);
  record('inputs', isWhole ? inputs : { ...known, ...inputs });
  if (isWhole) {
    record('environment', storybook.environment);
    record('unseen', unseen);
  }
} else if (problems.length > 0) process.exitCode = 1;
