/**
 * The project's one test command: runs every check through turbo, then adds up what the reports
 * say, and ends with "N passed, N failed".
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { read, root } from './repository.ts';
import { type RanTask, type Report, taskOutcome } from './taskOutcome.ts';

interface Run {
  readonly tasks: readonly (RanTask & {
    readonly taskId: string;
    readonly directory: string;
    readonly command: string;
  })[];
}

/** A task's report stands in its package, under what its name says after 'test:'. */
function readReport({ directory, task }: Run['tasks'][number]): Report | undefined {
  const [, name = 'unit'] = task.split(':');
  const file = join(directory, 'reports', `${name}.json`);
  return task.startsWith('test') && existsSync(join(root, file))
    ? JSON.parse(read(file))
    : undefined;
}

const runFiles = '.turbo/runs/*.json';
const earlier = [runFiles, 'reports/*.json', '{apps,packages}/*/reports/*.json'];
for (const file of globSync(earlier, { cwd: root })) rmSync(join(root, file));

const rootTasks = [
  // Two programs for all packages: one for each would check what it imports once more.
  'check-types:all',
  ...['lint', 'boundaries', 'test:tooling', 'test:stories', 'test:visual:compare'],
];
const packageTasks = ['test'];

/** Runs tasks through turbo, two at a time. Resolves with its exit code; null when it was killed. */
async function run(tasks: readonly string[], filters: readonly string[]): Promise<number | null> {
  const turbo = spawn(
    process.execPath,
    [
      join(root, 'node_modules/turbo/bin/turbo'),
      'run',
      ...tasks,
      ...filters.map((filter) => `--filter=${filter}`),
      '--continue=dependencies-successful',
      '--concurrency=2',
      '--summarize',
      '--output-logs=new-only',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CATALOGUE: 'samples',
        TURBO_TELEMETRY_DISABLED: '1',
        // Some hundred processes load the same tools: Node compiles them once.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      },
    },
  );
  const [code] = (await once(turbo, 'exit')) as [number | null];
  return code;
}

const application = '@aulario/web';

/** Longest first: in one run, turbo would take the packages in the order of their dependencies. */
async function runChecks(): Promise<readonly (number | null)[]> {
  const first = await run([...rootTasks, ...packageTasks], ['//', application]);
  return [first, await run(packageTasks, [`!${application}`, '!//'])];
}

const [endToEnd, checks] = await Promise.all([run(['test:e2e'], [application]), runChecks()]);
const codes = [endToEnd, ...checks];

const outcomes = globSync(runFiles, { cwd: root })
  .flatMap((file) => (JSON.parse(read(file)) as Run).tasks)
  .filter(({ command }) => command !== '<NONEXISTENT>')
  .map((task) => ({ taskId: task.taskId, ...taskOutcome(task, readReport(task)) }));
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.flatMap((outcome) =>
  outcome.failed.map((name) => `failed: ${outcome.taskId}: ${name}`),
);
for (const line of failed) console.log(line);
// A turbo that could not even say what it ran is a failure too.
const allFailed = codes.every((code) => code === 0) ? failed.length : Math.max(failed.length, 1);
console.log(`${passed} passed, ${allFailed} failed`);
process.exitCode = allFailed === 0 && passed > 0 ? 0 : 1;
