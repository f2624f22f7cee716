/**
 * The project's one test command: runs every check through turbo, then adds up what the reports
 * say, prints where the time went, and ends with "N passed, N failed". A check without a report (types, lint, boundaries)
 * counts as one test.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTimes, type TimedTask } from './runTimes.ts';

const root = join(import.meta.dirname, '..');
const runs = join(root, '.turbo/runs');
const reportFiles = ['reports/*.json', '{apps,packages}/*/reports/*.json', 'bench/reports/*.json'];

interface Tally {
  passed: number;
  failed: number;
}

interface Run {
  readonly tasks: readonly (TimedTask & {
    readonly task: string;
    readonly command: string;
    readonly execution?: { readonly exitCode: number | null };
  })[];
}

/** Vitest writes Jest's report, Playwright its own. */
type Report =
  | { readonly numPassedTests: number; readonly numFailedTests: number }
  | {
      readonly stats: {
        readonly expected: number;
        readonly unexpected: number;
        readonly flaky: number;
      };
    };

const readJson = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

function tallyOf(report: Report): Tally {
  // A test that passed only when it was tried again has failed.
  return 'stats' in report
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}

const found = (patterns: readonly string[]) => globSync([...patterns], { cwd: root });

for (const report of found(reportFiles)) rmSync(join(root, report));
rmSync(runs, { recursive: true, force: true });

const tasks = [
  'check-types',
  'lint',
  'boundaries',
  'test',
  'test:tooling',
  'test:stories',
  'test:visual:compare',
  'test:e2e',
];
const turbo = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/turbo/bin/turbo'),
    'run',
    ...tasks,
    ...[
      '--continue=dependencies-successful',
      '--concurrency=2',
      '--summarize',
      '--output-logs=new-only',
    ],
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } },
);

const total: Tally = { passed: 0, failed: 0 };
for (const file of found(reportFiles)) {
  const { passed, failed } = tallyOf(readJson<Report>(file));
  total.passed += passed;
  total.failed += failed;
}
const ran = found(['.turbo/runs/*.json']).flatMap((file) => readJson<Run>(file).tasks);
for (const { taskId, task, command, execution } of ran) {
  if (command === '<NONEXISTENT>') continue;
  const hasFailed = execution?.exitCode !== 0;
  if (hasFailed) console.log(`failed: ${taskId}`);
  if (task.startsWith('test')) continue;
  if (hasFailed) total.failed += 1;
  else if (['check-types', 'lint', 'boundaries'].includes(task)) total.passed += 1;
}

// A runner that broke before it could report a test is a failure too.
if (turbo.status !== 0 && total.failed === 0) total.failed = 1;

for (const line of runTimes(ran)) console.log(line);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
