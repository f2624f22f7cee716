import type { PlaywrightSuite, VitestReport } from './failedTests.ts';

/** The result of a task in turbo's run summary. */
export interface RanTask {
  readonly taskId: string;
  readonly task: string;
  readonly command: string;
  readonly execution?: { readonly exitCode: number | null };
}

/** Vitest writes reports in Jest's format, Playwright in its own. */
export type Report =
  | (VitestReport & { readonly numPassedTests: number; readonly numFailedTests: number })
  | (PlaywrightSuite & {
      readonly stats: {
        readonly expected: number;
        readonly unexpected: number;
        readonly flaky: number;
      };
    });

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const wholeTasks = ['check-types', 'lint', 'boundaries'];

function tallyOf(report: Report): Tally {
  // Tests in a hanging browser are retried once; Playwright calls those that then pass "flaky".
  return 'stats' in report
    ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}

function tallyTask(ran: RanTask, report: Report | undefined): Tally {
  const { passed, failed } = report === undefined ? { passed: 0, failed: 0 } : tallyOf(report);
  if (ran.execution?.exitCode === 0) {
    return { passed: passed + (wholeTasks.includes(ran.task) ? 1 : 0), failed };
  }
  // What broke before it could tell of a test, or was never begun, has failed too.
  return { passed, failed: Math.max(failed, 1) };
}

/** Adds up what the tasks of a run say; a check without a report counts as one test. */
export function tallyRun<Task extends RanTask>(
  tasks: readonly Task[],
  reportOf: (task: Task) => Report | undefined,
): Tally & { readonly failedTasks: readonly string[] } {
  const tallied = tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map((task) => ({ taskId: task.taskId, ...tallyTask(task, reportOf(task)) }));
  const sum = (key: keyof Tally) => tallied.reduce((total, tally) => total + tally[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    failedTasks: tallied.filter(({ failed }) => failed > 0).map(({ taskId }) => taskId),
  };
}
